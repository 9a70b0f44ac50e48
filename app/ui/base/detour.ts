import { createContext } from 'react';

/**
 * Where links lead instead, e.g. inside the preview of a draft, whose lessons readers don't have.
 * Nothing is prefetched from the address that a link names.
 */
export const Detour = createContext((to: string): string => to);
