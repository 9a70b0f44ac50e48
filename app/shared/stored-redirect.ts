import { ownPath } from './redirects.ts';

const key = 'redirectAfterLogin';

/**
 * The page that someone wanted before signing in: one of our paths, read only once (decisions.md
 * ruling 43). A referral link at its end stays there (shared/waiting.ts).
 */
export const storedRedirect = {
  write: (path: string): void => {
    if (ownPath(path))
      localStorage.setItem(key, path + (storedRedirect.read()?.match(/#ref=.+/)?.[0] ?? ''));
  },
  read: (): string | null => localStorage.getItem(key),
  take: (): string | null => {
    const stored = storedRedirect.read();
    localStorage.removeItem(key);
    return stored;
  },
};
