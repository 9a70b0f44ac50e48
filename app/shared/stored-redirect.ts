import { codeIn } from './discount-code.ts';
import { ownPath } from './redirects.ts';

const key = 'redirectAfterLogin';

/**
 * The page that someone wanted before signing in: one of our paths, read only once (decisions.md
 * ruling 43). A referral link at its end stays there (shared/referral-link.ts).
 */
export const storedRedirect = {
  write: (path: string): void => {
    if (ownPath(path))
      localStorage.setItem(key, path + (localStorage.getItem(key)?.match(/#ref=.+/)?.[0] ?? ''));
  },
  take: (): string | null => {
    const stored = localStorage.getItem(key);
    localStorage.removeItem(key);
    return stored;
  },
};

/** The code that waits for the checkout while someone signs up or in (decisions.md ruling 56). */
export const waitingCode = (): string | undefined => codeIn(localStorage.getItem(key));
