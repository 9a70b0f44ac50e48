import type { accountsContract } from '#app/accounts/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { forgetIdentity } from '#app/shared/identity.ts';
import { toast } from '#app/ui/toast.ts';

const call = api<typeof accountsContract>();

/** Ends the session on the server and in this browser; here in any case (decisions.md ruling 27). */
export async function signOut(): Promise<void> {
  try {
    await call('POST /auth/logout');
    toast.success('Successfully signed out');
  } catch {
    toast.error('Failed to sign out. Please try again.');
  } finally {
    forgetIdentity();
  }
}
