import { LockKeyhole } from 'lucide-react';
import { useState, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import { FormNote } from '#app/ui/note.tsx';
import { PasswordChecklist } from '#app/ui/password-checklist.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';
import { passwordMeetsAll, passwordRules, passwordWeakness } from '../password-rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { typedIn, useSubmission } from './use-submission.ts';

interface NewPasswordFormProps {
  /** Said when a failure brings no words of its own. */
  fallback: string;
  label: string;
  busyLabel: string;
  send: (newPassword: string) => Promise<unknown>;
  onDone: () => void;
  /** What helps after refusals with these codes. */
  remedy: { after: ReadonlySet<string>; link: ReactNode };
}

/** A new password, typed twice, for whoever came by a mailed link. */
export function NewPasswordForm({ fallback, label, busyLabel, send, onDone, remedy }: NewPasswordFormProps) {
  const { busy, refusal, submit, refuse, clearField } = useSubmission({ fallback });
  const [password, setPassword] = useState('');
  const form = useFaultFocus(refusal);

  const follow = (event: InputEvent<HTMLFormElement>) => {
    setPassword(typedIn(event.currentTarget).newPassword ?? '');
    if (event.target instanceof HTMLInputElement) clearField(event.target.name);
  };

  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { newPassword = '', confirmation = '' } = typedIn(event.currentTarget);
    const fault = newPassword === confirmation ? passwordWeakness(newPassword) : 'Passwords do not match';
    if (fault) {
      toast.error(fault);
      return refuse({ [newPassword === confirmation ? 'newPassword' : 'confirmation']: fault });
    }
    const refused = await submit(() => send(newPassword), onDone);
    if (refused) toast.error(refused.text);
  };

  const rules = passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }));
  const field = { type: 'password', autoComplete: 'new-password', required: true, disabled: busy, icon: <LockKeyhole /> };
  return (
    <form ref={form} method="post" className="stack" onInput={follow} onSubmit={(event) => void press(event)}>
      <FormNote>
        {refusal?.text && (
          <>
            <p>{refusal.text}</p>
            {remedy.after.has(refusal.code) && remedy.link}
          </>
        )}
      </FormNote>
      <TextField label="New Password" name="newPassword" error={refusal?.fields.newPassword} {...field} />
      <PasswordChecklist rules={rules} allMet={passwordMeetsAll} />
      <TextField label="Confirm New Password" name="confirmation" error={refusal?.fields.confirmation} {...field} />
      <SubmitButton busy={busy}>{busy ? busyLabel : label}</SubmitButton>
    </form>
  );
}
