import { createContext } from 'react-router';
import type { Fetch } from './api-client.ts';

/** On the server, a loader's way to the API: the API's own fetch, in memory, as a visitor. `api<…>(context.get(apiFetch))`. */
export const apiFetch = createContext<Fetch>();

/** What every page warns of in this installation, e.g. that payments are in the sandbox. */
export const installationWarnings = createContext<readonly string[]>();
