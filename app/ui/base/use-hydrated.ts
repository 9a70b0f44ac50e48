import { useBrowserValue } from './use-browser-value.ts';

const yes = () => true;

/**
 * False in the server's HTML and until hydration: a form sent before that would post its secrets to
 * the page itself.
 */
export const useHydrated = (): boolean => useBrowserValue<boolean>(yes, false);
