import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, token } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { PasswordChecklist } from '#app/ui/form/password-checklist.tsx';
import { takeFocus } from '#app/ui/base/take-focus.ts';
import { PasswordField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { ownAccountContract } from '../own-account.contract.ts';
import { passwordMeetsAll, passwordRules } from '../password-rules.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { passwordFault, preparePasswordFault } from './password-fault.ts';

const call = api<typeof ownAccountContract>();

export function PasswordChangeForm({ onClose }: { onClose: () => void }) {
  const submission = useSubmission({
    fallback: 'The password could not be changed. Please try again.',
  });
  const { field, submit, refuse } = submission;
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');

  const send = async (form: HTMLFormElement) => {
    const currentPassword = typedIn(form, 'currentPassword');
    const newPassword = typedIn(form, 'newPassword');
    const faults = await faultsOf({
      currentPassword,
      newPassword,
      confirmation: typedIn(form, 'confirmation'),
    });
    if (faults) return refuse(faults);
    return submit(async () => {
      const answer = await call('POST /account/password', {
        body: { currentPassword, newPassword },
      });
      token.write(answer.token);
      toast.success('Password changed. Other devices were signed out.');
      await revalidate();
      onClose();
    });
  };

  return (
    <Form
      submission={submission}
      onInput={({ currentTarget }) => {
        setPassword(typedIn(currentTarget, 'newPassword'));
        preparePasswordFault();
      }}
      onSend={send}
    >
      <PasswordField
        ref={takeFocus}
        label="Current password"
        {...field('currentPassword')}
        hint={<ForgottenPassword />}
      />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <PasswordChecklist
        rules={passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }))}
        allMet={passwordMeetsAll}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <p className="text-small text-soft">
        Every other device will be signed out, and we will confirm the change by e-mail.
      </p>
      <FormEnd submission={submission} action="Save password">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormEnd>
    </Form>
  );
}

async function faultsOf(typed: {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}): Promise<Record<string, string> | undefined> {
  if (!typed.currentPassword) return { currentPassword: 'Please enter your password' };
  const weakness = await passwordFault(typed.newPassword);
  if (weakness) return { newPassword: weakness };
  return typed.newPassword === typed.confirmation
    ? undefined
    : { confirmation: 'Passwords do not match' };
}
