import { createContext } from 'react-router';
import type { Fetch } from './api-client.ts';

/**
 * On the server, a loader's way to the API: the API's own fetch, in memory, as a visitor.
 * `api<…>(context.get(apiFetch))`.
 */
export const apiFetch = createContext<Fetch>();

/** What every page warns of in this installation, e.g. that payments are in the sandbox. */
export const installationWarnings = createContext<readonly string[]>();

/**
 * Who answers for personal data in this installation: name, postal address, telephone (DPDP Act
 * section 13); undefined until its operator says so.
 */
export const grievanceOfficer = createContext<string | undefined>();

/**
 * The nonce of the scripts that React Router and React emit: by it the page's policy tells them
 * from scripts in the content.
 */
export const scriptMark = createContext<string>();
