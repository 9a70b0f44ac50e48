import type { accountsContract } from '#app/accounts/contract.ts';
import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { PasswordField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';

const call = api<typeof accountsContract>();

export interface AskedPassword {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password before a change of how the person signs in. */
export const ConfirmPassword = ({ asked }: { asked: AskedPassword }) => (
  <FormDialog
    title="Is it you?"
    action="Continue"
    send={(form) =>
      call('POST /auth/confirm-password', { body: { password: typedIn(form, 'password') } })
    }
    onClose={asked.onCancel}
    onSent={asked.onConfirmed}
  >
    {(field) => (
      <>
        <p className="text-soft">You signed in some time ago. Enter your password to continue.</p>
        <PasswordField {...field('password')} />
      </>
    )}
  </FormDialog>
);
