import { LockKeyhole, Mail } from 'lucide-react';
import { useEffect, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import type { accountsContract } from '../contract.ts';
import type { CreatedAccount } from './create-account.tsx';
import { SubmitButton } from './submit-button.tsx';
import { typedIn, useSubmission } from './use-submission.ts';

const call = api<typeof accountsContract>();

interface CorrectEmailProps {
  account: CreatedAccount;
  onCorrected: (account: CreatedAccount) => void;
  onCancel: () => void;
}

/** The address was mistyped: the account gets the right one, and the link goes there. Nobody is signed in yet, so it takes the password. */
export function CorrectEmail({ account, onCorrected, onCancel }: CorrectEmailProps) {
  const { busy, refusal, submit, clearField } = useSubmission({ fallback: 'The address was not changed. Please try again.' });
  const form = useFaultFocus(refusal);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="newEmail"]')?.select(), [form]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { newEmail = '', password = '' } = typedIn(event.currentTarget);
    void submit(
      () => call('POST /auth/correct-email', { body: { email: account.email, password, newEmail } }),
      ({ message }) => onCorrected({ ...account, email: newEmail.trim(), message }),
    );
  };

  const wrongPassword = refusal?.code === 'auth/invalid-credentials' ? 'That is not the password of this account.' : undefined;
  return (
    <form
      ref={form}
      method="post"
      className="stack"
      noValidate
      onSubmit={send}
      onInput={({ target }) => target instanceof HTMLInputElement && clearField(target.name)}
    >
      <h1 className="heading-2">Correct your address</h1>
      <p className="text-soft">
        The link that went to <strong>{account.email}</strong> stops working, and a new one goes to the right address.
      </p>
      <FormNote>{!wrongPassword && !refusal?.fields.newEmail && refusal?.text}</FormNote>
      <TextField
        label="E-mail"
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        defaultValue={account.email}
        icon={<Mail />}
        error={refusal?.fields.newEmail}
      />
      <TextField
        label="Password"
        hint="The one that you have just chosen."
        name="password"
        type="password"
        autoComplete="current-password"
        required
        icon={<LockKeyhole />}
        error={wrongPassword}
      />
      <SubmitButton busy={busy}>Correct address</SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        The address is right
      </Button>
    </form>
  );
}
