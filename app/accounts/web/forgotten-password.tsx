import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';

const call = api<typeof accountsContract>();

/** Mails a reset link to someone who is signed in but no longer knows their password. */
export function ForgottenPassword() {
  const email = useProfile()?.email;
  const { busy, taken, refusal, submit } = useSubmission({
    fallback: 'Password reset failed',
    onRefused: ({ words }) => toast.error(words),
  });
  const send = async () => {
    if (!email || !(await submit(() => call('POST /auth/reset-password', { body: { email } }))))
      return;
    toast.success('Password reset link sent to your email');
  };
  return (
    <span role="status">
      {taken ? (
        'Password reset link sent to your email'
      ) : (
        <button type="button" className="link" aria-disabled={busy} onClick={() => void send()}>
          Forgot password?
        </button>
      )}
      {refusal && ` ${refusal.words}`}
    </span>
  );
}
