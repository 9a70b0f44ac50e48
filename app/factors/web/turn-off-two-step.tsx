import { Icon } from '#app/ui/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { factorsContract, Proof } from '../contract.ts';
import { usedPasskey } from './use-passkeys.ts';

const call = api<typeof factorsContract>();

interface TurnOffTwoStepProps {
  /** There is an app; else the second factor is a passkey. */
  authenticator: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Takes the password and a second factor. */
export function TurnOffTwoStep({ authenticator, onClose, onDone }: TurnOffTwoStepProps) {
  const submission = useSubmission({ fallback: 'Two-step sign-in was not turned off' });
  const { busy, refusal, submit } = submission;
  const proofOf = async (typed: string): Promise<Proof> => {
    if (typed) return /^[\d\s]{6,7}$/.test(typed) ? { code: typed } : { recoveryCode: typed };
    return { passkey: await usedPasskey(await call('POST /account/two-step/options', { body: { purpose: 'turn-off' } })) };
  };
  const send = (form: HTMLFormElement) => {
    const password = typedIn(form, 'password');
    const typed = typedIn(form, 'proof').trim();
    return submit(async () => {
      const proof = authenticator && !typed ? { code: '' } : await proofOf(typed);
      await call('POST /account/two-step/end', { body: { password, proof } });
      await onDone();
    });
  };
  const wrongPassword = refusal?.fields['password'];
  return (
    <Dialog open onClose={onClose} title="Turn two-step sign-in off?">
      <Form submission={submission} onSend={send}>
        <p className="text-soft">From then on your password alone opens your account. The recovery codes end; passkeys stay.</p>
        <FormNote>{wrongPassword ? undefined : refusal?.words}</FormNote>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          icon={<Icon name="lock-keyhole" />}
          error={wrongPassword}
        />
        <TextField
          label={authenticator ? 'Code from your app, or a recovery code' : 'Recovery code'}
          hint={authenticator ? undefined : 'Leave it empty to use a passkey.'}
          name="proof"
          autoComplete="one-time-code"
          maxLength={40}
          icon={<Icon name="life-buoy" />}
        />
        <Button type="submit" variant="danger" busy={busy}>
          Turn off
        </Button>
      </Form>
    </Dialog>
  );
}
