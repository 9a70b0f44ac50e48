import { useNavigate } from 'react-router';
import type { accountsContract } from '#app/accounts/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';

const call = api<typeof accountsContract>();

/**
 * Ends the session and goes to /login. A failure is only logged: this browser forgets the person in
 * any case (decisions.md ruling 27).
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await call('POST /auth/logout');
    } catch (failure) {
      // oxlint-disable-next-line no-console -- part 1 section 4: "on failure it only logs an error"
      console.error('Logout failed', failure);
    } finally {
      forgetIdentity();
      await navigate('/login');
      // The guard has stored this page, but someone who logs out has not asked to come back to it.
      storedRedirect.take();
    }
  };
}
