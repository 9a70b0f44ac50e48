import { LockKeyhole } from 'lucide-react';
import type { SubmitEvent } from 'react';
import type { accountsContract } from '#app/accounts/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useAttempt } from './use-attempt.ts';
import type { AskedPassword } from './use-confirmation.ts';

const call = api<typeof accountsContract>();

/** Asks for the password before a change of how one signs in. */
export function ConfirmPassword({ asked }: { asked: AskedPassword | undefined }) {
  const { busy, failure, attempt } = useAttempt('The password could not be checked');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = typedIn(event.currentTarget, 'password');
    void attempt(async () => {
      await call('POST /auth/confirm-password', { body: { password } });
      asked?.onConfirmed();
    });
  };
  return (
    <Dialog open={asked !== undefined} onClose={() => asked?.onCancel()} title="Is it you?">
      <form method="post" className="stack" noValidate onSubmit={send}>
        <p className="text-soft">It is a while since you signed in. Enter your password to change how you sign in.</p>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          icon={<LockKeyhole />}
          error={failure?.text}
        />
        <Button type="submit" busy={busy}>
          Go on
        </Button>
      </form>
    </Dialog>
  );
}
