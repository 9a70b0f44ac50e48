import { createContext } from 'react-router';
import type { Fetch } from './api-client.ts';

/**
 * A loader's way to the API on the server: the API's own fetch, in memory, as a visitor.
 * `api<…>(context.get(apiFetch))`.
 */
export const apiFetch = createContext<Fetch>();

/**
 * The warnings that every page of this installation shows, e.g. that payments are in the sandbox.
 */
export const installationWarnings = createContext<readonly string[]>();

/** What the banner above every page says: the words, then the code. */
export interface ShownCampaign {
  id: string;
  words: string;
  code: string;
}

/** The campaign that is running; null when there is none. */
export const runningCampaign = createContext<ShownCampaign | null>(null);

/**
 * The person responsible for personal data in this installation: name, postal address, telephone
 * (DPDP Act section 13); null until an admin names them.
 */
export const grievanceOfficer = createContext<string | null>();

/**
 * The nonce of the scripts that React Router and React emit: it distinguishes them from scripts in
 * the content when we make the page's policy.
 */
export const scriptMark = createContext<string>();
