import { useState, type ReactNode } from 'react';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { PasswordChecklist } from '#app/ui/form/password-checklist.tsx';
import { PasswordField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { passwordMeetsAll, passwordRules } from '../password-rules.ts';
import { passwordFault, preparePasswordFault } from './password-fault.ts';
import { SubmitButton } from './submit-button.tsx';

interface NewPasswordFormProps {
  /** Shown when a failure has no text of its own. */
  fallback: string;
  label: string;
  busyLabel: string;
  send: (newPassword: string) => Promise<unknown>;
  onDone: () => void;
  /** The link shown after refusals with these codes. */
  remedy: { after: ReadonlySet<string>; link: ReactNode };
}

/** A new password, typed twice, for someone who came through a mailed link. */
export function NewPasswordForm({
  fallback,
  label,
  busyLabel,
  send,
  onDone,
  remedy,
}: NewPasswordFormProps) {
  const submission = useSubmission({ fallback, onRefused: ({ words }) => toast.error(words) });
  const { busy, refusal, field, submit, refuse } = submission;
  const [password, setPassword] = useState('');

  const press = async (form: HTMLFormElement) => {
    const newPassword = typedIn(form, 'newPassword');
    const alike = newPassword === typedIn(form, 'confirmation');
    const fault = alike ? await passwordFault(newPassword) : 'Passwords do not match';
    if (fault) {
      toast.error(fault);
      return refuse({ [alike ? 'newPassword' : 'confirmation']: fault });
    }
    if (await submit(() => send(newPassword))) onDone();
  };

  const rules = passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }));
  const fresh = { autoComplete: 'new-password', disabled: busy };
  return (
    <Form
      submission={submission}
      noValidate={false}
      onInput={({ currentTarget }) => {
        setPassword(typedIn(currentTarget, 'newPassword'));
        preparePasswordFault();
      }}
      onSend={press}
    >
      <FormNote>
        {refusal?.words && (
          <>
            <p>{refusal.words}</p>
            {remedy.after.has(refusal.code) && remedy.link}
          </>
        )}
      </FormNote>
      <PasswordField label="New Password" {...field('newPassword')} {...fresh} />
      <PasswordChecklist rules={rules} allMet={passwordMeetsAll} />
      <PasswordField label="Confirm New Password" {...field('confirmation')} {...fresh} />
      <SubmitButton busy={busy}>{busy ? busyLabel : label}</SubmitButton>
    </Form>
  );
}
