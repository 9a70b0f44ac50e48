import { useNavigate } from 'react-router';
import type { accountsContract } from '#app/accounts/contract.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { mayLeave } from '#app/shared/leaving.ts';
import { toast } from '#app/ui/dialog/toast.ts';

const call = api<typeof accountsContract>();

/**
 * Goes to the landing page and ends the session on the server and in this browser; in this browser
 * even if the server fails (decisions.md ruling 27). A page that would lose something asks first.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    // Leave the page first, so that no guard redirects from a page for signed-in people.
    await navigate('/');
    try {
      await call('POST /auth/logout');
      toast.success('Successfully signed out');
    } catch (failure) {
      // If the session had ended already, the person is signed out as well.
      if (failure instanceof ApiFailure && failure.status === 401)
        toast.success('Successfully signed out');
      else toast.error('Failed to sign out. Please try again.');
    } finally {
      forgetIdentity();
    }
  };
}
