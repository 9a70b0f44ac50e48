import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { factorsContract, PasskeyAnswer } from '../contract.ts';

const call = api<typeof factorsContract>();

interface PasskeyRenameProps {
  passkey: PasskeyAnswer;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

export const PasskeyRename = ({
  passkey: { id, name },
  onClose,
  onChanged,
}: PasskeyRenameProps) => (
  <FormDialog
    title="Rename the passkey"
    action="Save"
    send={async (form) => {
      await call('PUT /account/passkeys/{id}', {
        params: { id },
        body: { name: typedIn(form, 'name') },
      });
      await onChanged();
    }}
    onClose={onClose}
    onSent={onClose}
  >
    {(field) => (
      <TextField
        label="Name of the passkey"
        defaultValue={name}
        maxLength={60}
        {...field('name')}
      />
    )}
  </FormDialog>
);
