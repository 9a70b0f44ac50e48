import { useBrowserValue } from './use-browser-value.ts';

const yes = () => true;

/**
 * False in the server's HTML and until React has taken the page over: a form sent before that would
 * carry its secrets to the page itself.
 */
export const useHydrated = (): boolean => useBrowserValue<boolean>(yes, false);
