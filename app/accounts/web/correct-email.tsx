import { useEffect, useRef } from 'react';
import { api } from '#app/shared/api-client.ts';
import { waitingCode } from '#app/shared/waiting.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { EmailField, PasswordField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';
import type { CreatedAccount } from './create-account.tsx';
import { SubmitButton } from './submit-button.tsx';

const call = api<typeof accountsContract>();

interface CorrectEmailProps {
  account: CreatedAccount;
  onCorrected: (account: CreatedAccount) => void;
  onCancel: () => void;
}

/**
 * For a mistyped address: corrects the account's address and mails the link there. Nobody is signed
 * in yet, so it requires the password.
 */
export function CorrectEmail({ account, onCorrected, onCancel }: CorrectEmailProps) {
  const submission = useSubmission({ fallback: 'The address was not changed. Please try again.' });
  const { busy, refusal, text, field, submit } = submission;
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => address.current?.select(), []);

  const send = (form: HTMLFormElement) => {
    const newEmail = typedIn(form, 'newEmail');
    const body = {
      email: account.email,
      password: typedIn(form, 'password'),
      newEmail,
      referralCode: waitingCode(),
    };
    return submit(async () => {
      const { message } = await call('POST /auth/correct-email', { body });
      onCorrected({ ...account, email: newEmail.trim(), message });
    });
  };

  const wrongPassword =
    refusal?.code === 'auth/invalid-credentials'
      ? 'That is not the password of this account.'
      : undefined;
  return (
    <Form submission={submission} onSend={send}>
      <h1 className="heading-2">Correct your address</h1>
      <p className="text-soft">
        The link that went to <strong>{account.email}</strong> stops working, and a new one goes to
        the right address.
      </p>
      <FormNote>{!wrongPassword && text}</FormNote>
      <EmailField ref={address} defaultValue={account.email} {...field('newEmail')} />
      <PasswordField hint="The one you have just chosen." error={wrongPassword} />
      <SubmitButton busy={busy}>Correct address</SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        Keep this address
      </Button>
    </Form>
  );
}
