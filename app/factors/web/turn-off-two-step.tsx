import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { PasswordField, TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { factorsContract, Proof } from '../contract.ts';
import { usedPasskey } from './use-passkeys.ts';

const call = api<typeof factorsContract>();

interface TurnOffTwoStepProps {
  /** True if there is an app; otherwise the second factor is a passkey. */
  authenticator: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Requires the password and a second factor. */
export function TurnOffTwoStep({ authenticator, onClose, onDone }: TurnOffTwoStepProps) {
  const proofOf = async (typed: string): Promise<Proof> => {
    if (typed) return /^[\d\s]{6,7}$/.test(typed) ? { code: typed } : { recoveryCode: typed };
    if (authenticator) return { code: '' };
    return {
      passkey: await usedPasskey(
        await call('POST /account/two-step/options', { body: { purpose: 'turn-off' } }),
      ),
    };
  };
  const send = async (form: HTMLFormElement) => {
    const password = typedIn(form, 'password');
    const proof = await proofOf(typedIn(form, 'proof').trim());
    await call('POST /account/two-step/end', { body: { password, proof } });
    await onDone();
  };
  return (
    <FormDialog
      title="Turn two-step sign-in off?"
      action="Turn off"
      danger
      send={send}
      onClose={onClose}
      onSent={onClose}
    >
      {(field) => (
        <>
          <p className="text-soft">
            After that, your password alone opens your account. The recovery codes stop working;
            passkeys stay.
          </p>
          <PasswordField {...field('password')} />
          <TextField
            label={authenticator ? 'Code from your app, or a recovery code' : 'Recovery code'}
            hint={authenticator ? undefined : 'Leave it empty to use a passkey.'}
            name="proof"
            autoComplete="one-time-code"
            maxLength={40}
            icon={<Icon name="life-buoy" />}
          />
        </>
      )}
    </FormDialog>
  );
}
