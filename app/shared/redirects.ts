/** What the browser knows of its person, as far as redirects care. */
export interface Standing {
  signedIn: boolean;
  active: boolean;
  admin: boolean;
}

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`);

/**
 * A path of our own, or nothing: whatever leads to another site, another scheme or back to the sign-in screens is refused
 * (reliability.md A12). Given by the browser's storage, so anything may stand in it.
 */
export function ownPath(candidate: string | null): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what browsers drop from addresses before they read them
  if (!candidate || !/^\/(?![/\\])/.test(candidate) || /[\\\u0000-\u001f\u007f]/.test(candidate) || candidate.length > 500)
    return undefined;
  const base = 'https://own.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const url = new URL(candidate, base);
  if (
    url.origin !== base ||
    ['/login', '/verify-email', '/reset-password', '/forgot-password'].includes(url.pathname) ||
    isBelow(url.pathname, '/api')
  )
    return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where a fresh sign-in leads: members to their stored dashboard path or the dashboard, others to the stored path or the plans (decisions.md ruling 43). */
export function afterSignIn(active: boolean, stored: string | null): string {
  const path = ownPath(stored);
  if (active) return path && isBelow(path, '/dashboard') ? path : '/dashboard';
  return path && !isBelow(path, '/dashboard') ? path : '/register';
}

/** Where a person who may not be on this page belongs, or nothing (part 1 sections 4 and 6, "Startup sequence"). */
export function guard(path: string, { signedIn, active, admin }: Standing): string | undefined {
  if (isBelow(path, '/dashboard')) {
    if (!signedIn) return '/login';
    return active || admin ? undefined : '/register';
  }
  if (isBelow(path, '/admin')) return admin ? undefined : '/';
  if (path === '/login' && signedIn) return active ? '/dashboard' : '/register';
  return undefined;
}
