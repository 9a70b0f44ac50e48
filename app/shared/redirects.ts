import { pageAt } from './pages.ts';

/** What the browser knows of its person, as far as redirects care. */
export interface Standing {
  signedIn: boolean;
  active: boolean;
  admin: boolean;
  /** An admin whose rights rest until a second factor has been used. */
  secondFactorDue?: boolean;
}

const isBelow = (path: string, root: string): boolean =>
  path.startsWith(root) && /^(?:[/?#]|$)/.test(path.slice(root.length));

/** Dots and slashes in disguise: browsers, proxies and routers disagree about what they mean. */
const disguised = /%(?:2e|2f|5c)/i;

/** Nobody is led back to the screens of signing in. */
const passing = [
  '/login',
  '/verify-email',
  '/reset-password',
  '/forgot-password',
  '/confirm-email-change',
];

/**
 * A page of ours, or nothing: whatever leads to another site, another scheme, no page, or back to
 * the sign-in screens is refused (reliability.md A12). Given by the browser's storage, so anything
 * may stand in it.
 */
export function ownPath(candidate: string | null): string | undefined {
  // Browsers drop control characters from addresses before they read them, and take a backslash for
  // a slash.
  if (!candidate || candidate.length > 500 || !/^\/(?![/\\])[^\\\p{C}]*$/u.test(candidate))
    return undefined;
  const base = 'https://own.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(candidate, base);
  // An address that the browser would rewrite, such as /dashboard/../admin, names another page than
  // it seems to.
  if (origin !== base || candidate.split(/[?#]/)[0] !== pathname || disguised.test(pathname))
    return undefined;
  return pageAt(pathname) && !passing.includes(pathname) ? pathname + search + hash : undefined;
}

/**
 * Where a fresh sign-in leads: members to their stored dashboard path or the dashboard, others to
 * the stored path or the plans (decisions.md ruling 43), if they may open it. Everyone returns to
 * their own account.
 */
export function afterSignIn(
  { active, admin }: Pick<Standing, 'active' | 'admin'>,
  stored: string | null,
): string {
  const path = ownPath(stored);
  if (path && isBelow(path, '/account')) return path;
  if (active) return path && isBelow(path, '/dashboard') ? path : '/dashboard';
  return path && !guard(path, { signedIn: true, active, admin }) ? path : '/register';
}

/**
 * Where a person who may not be on this page belongs, or nothing (part 1 sections 4 and 6, "Startup
 * sequence").
 */
export function guard(
  path: string,
  { signedIn, active, admin, secondFactorDue }: Standing,
): string | undefined {
  if (isBelow(path, '/dashboard')) {
    if (!signedIn) return '/login';
    return active || admin ? undefined : '/register';
  }
  if (isBelow(path, '/account')) return signedIn ? undefined : '/login';
  if (isBelow(path, '/admin')) {
    if (!admin) return '/';
    return secondFactorDue ? '/account#security' : undefined;
  }
  if (path === '/login' && signedIn) return active ? '/dashboard' : '/register';
  return undefined;
}
