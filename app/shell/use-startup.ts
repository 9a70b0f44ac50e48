import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followOtherTabs, loadIdentity, standingOf, useIdentity, type Identity } from '#app/shared/identity.ts';
import { needsDocument } from '#app/shared/pages.ts';
import { guard } from '#app/shared/redirects.ts';

/** Finds out who is here, once, and from then on keeps everyone where they may be (part 1 sections 4 and 6). */
export function useStartup(): Identity {
  const identity = useIdentity();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    void loadIdentity();
    return followOtherTabs();
  }, []);

  useEffect(() => {
    if (identity.status !== 'signed-in' && identity.status !== 'signed-out') return;
    const target = guard(pathname, standingOf(identity));
    if (!target) return;
    // Whoever is turned away at the dashboard comes back to it after signing in (decisions.md ruling 43).
    if (target === '/login') sessionlessReturn(pathname + search + hash);
    if (needsDocument(target)) location.replace(target);
    else void navigate(target, { replace: true });
  }, [identity, pathname, search, hash, navigate]);

  return identity;
}

const sessionlessReturn = (path: string): void => localStorage.setItem('redirectAfterLogin', path);
