import { createContext } from 'react-router';
import type { Fetch } from './api-client.ts';

/** On the server, a loader's way to the API: the API's own fetch, in memory, as a visitor. `api<…>(context.get(apiFetch))`. */
export const apiFetch = createContext<Fetch>();
