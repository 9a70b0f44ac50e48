import { useNavigate } from 'react-router';
import type { accountsContract } from '#app/accounts/contract.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { toast } from '#app/ui/dialog/toast.ts';

const call = api<typeof accountsContract>();

/**
 * Goes to the landing page and ends the session, on the server and in this browser; here in any
 * case (decisions.md ruling 27).
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // First the page, so that no guard leads elsewhere from one that is for who is signed in.
    await navigate('/');
    try {
      await call('POST /auth/logout');
      toast.success('Successfully signed out');
    } catch (failure) {
      // A session that had ended already is signed out as well.
      if (failure instanceof ApiFailure && failure.status === 401)
        toast.success('Successfully signed out');
      else toast.error('Failed to sign out. Please try again.');
    } finally {
      forgetIdentity();
    }
  };
}
