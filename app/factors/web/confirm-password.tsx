import { Icon } from '#app/ui/icon.tsx';
import type { accountsContract } from '#app/accounts/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/form.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { AskedPassword } from './use-confirmation.ts';

const call = api<typeof accountsContract>();

/** Asks for the password before a change of how one signs in. */
export function ConfirmPassword({ asked }: { asked: AskedPassword | undefined }) {
  const submission = useSubmission({ fallback: 'The password could not be checked' });
  const { busy, refusal, submit } = submission;
  const send = (form: HTMLFormElement) => {
    const password = typedIn(form, 'password');
    return submit(async () => {
      await call('POST /auth/confirm-password', { body: { password } });
      asked?.onConfirmed();
    });
  };
  return (
    <Dialog open={asked !== undefined} onClose={() => asked?.onCancel()} title="Is it you?">
      <Form submission={submission} onSend={send}>
        <p className="text-soft">It is a while since you signed in. Enter your password to change how you sign in.</p>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          icon={<Icon name="lock-keyhole" />}
          error={refusal?.words}
        />
        <Button type="submit" busy={busy}>
          Go on
        </Button>
      </Form>
    </Dialog>
  );
}
