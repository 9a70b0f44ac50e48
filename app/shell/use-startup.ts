import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  knownIdentity,
  finishSignIn,
  standingOf,
  useIdentity,
  watchIdentity,
  type Identity,
} from '#app/shared/identity.ts';
import { needsDocument } from '#app/shared/pages.ts';
import { afterSignIn, guard } from '#app/shared/redirects.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { toast } from '#app/ui/dialog/toast.ts';

const endedElsewhere = (identity: Identity): boolean =>
  identity.status === 'signed-out' && identity.ended === 'elsewhere';

/**
 * Finds out who is here, once. From then on redirects after a fresh sign-in, and away from pages
 * that the person may not open (part 1 sections 4 and 6).
 */
export function useStartup(): Identity {
  const identity = useIdentity();
  const here = useLocation();
  const navigate = useNavigate();
  const chosen = useNavigation().location;
  // The page that a fresh sign-in is being redirected from; until it is left, no other rule
  // applies.
  const leaving = useRef<string>(undefined);

  useEffect(() => {
    void knownIdentity();
    return watchIdentity();
  }, []);

  useEffect(() => {
    if (identity.status !== 'signed-in' && identity.status !== 'signed-out') return;
    const goTo = (path: string) =>
      needsDocument(path) ? location.replace(path) : void navigate(path, { replace: true });
    const standing = standingOf(identity);
    if (identity.status === 'signed-in' && identity.fresh) {
      if (leaving.current === undefined) {
        leaving.current = here.pathname;
        goTo(afterSignIn(standing, storedRedirect.take()));
      } else if (leaving.current !== here.pathname) {
        leaving.current = undefined;
        finishSignIn();
      }
      return;
    }
    // Uses the address itself, which changes before React renders its page: someone who has left a
    // page is not redirected from it. While the next page loads, that is the one they want.
    const { pathname, search, hash } = chosen ?? location;
    const target = guard(pathname, standing);
    // Visitors who are turned away return to the page they wanted after signing in (decisions.md
    // ruling 43).
    if (target && !standing.signedIn) storedRedirect.write(pathname + search + hash);
    if (target) goTo(target);
    // The sign-in page says it itself.
    if (target && target !== '/login' && endedElsewhere(identity))
      toast.info('You were signed out in another tab');
  }, [identity, here, chosen, navigate]);

  return identity;
}
