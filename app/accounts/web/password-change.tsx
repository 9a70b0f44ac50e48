import { LockKeyhole } from 'lucide-react';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api, token } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { PasswordChecklist } from '#app/ui/password-checklist.tsx';
import { Card } from '#app/ui/surface.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import type { accountsContract } from '../contract.ts';
import { passwordMeetsAll, passwordRules, passwordWeakness } from '../password-rules.ts';
import { typedIn, useSubmission } from './use-submission.ts';
import { useUnfolded } from './use-unfolded.ts';
import './account-card.css';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof accountsContract>();

/** When the password was set, and a form for another. */
export function PasswordChange({ setAt }: { setAt: string }) {
  const { open, unfold, fold, opener, place } = useUnfolded();
  return (
    <Card className="account-card">
      <div className="account-card-head">
        <div>
          <h3 className="heading-4">Password</h3>
          <p className="text-soft">
            Set on <LocalTime instant={setAt} format="date" />
          </p>
        </div>
        {!open && (
          <Button ref={opener} variant="secondary" onClick={unfold}>
            Change password
          </Button>
        )}
      </div>
      <div ref={place}>{open && <ChangeForm onClose={fold} />}</div>
    </Card>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { busy, refusal, submit, refuse, clearField } = useSubmission({ fallback: 'The password could not be changed. Please try again.' });
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const form = useFaultFocus(refusal);

  const follow = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    setPassword(typedIn(currentTarget).newPassword ?? '');
    if (target instanceof HTMLInputElement) clearField(target.name);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentPassword = '', newPassword = '', confirmation = '' } = typedIn(event.currentTarget);
    const faults = faultsOf({ currentPassword, newPassword, confirmation });
    if (faults) return refuse(faults);
    void submit(
      () => call('POST /account/password', { body: { currentPassword, newPassword } }),
      async (answer) => {
        token.write(answer.token);
        toast.success('Password changed. Other devices were signed out.');
        await revalidate();
        onClose();
      },
    );
  };

  const fields = refusal?.fields ?? {};
  const faulty = Object.values(fields).some(Boolean);
  return (
    <form ref={form} method="post" className="stack" noValidate onInput={follow} onSubmit={send}>
      <FormNote>{!faulty && refusal?.text}</FormNote>
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        icon={<LockKeyhole />}
        error={fields.currentPassword}
        hint={
          <AppLink to="/forgot-password" className="link">
            Forgot password?
          </AppLink>
        }
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        icon={<LockKeyhole />}
        error={fields.newPassword}
      />
      <PasswordChecklist rules={passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }))} allMet={passwordMeetsAll} />
      <TextField
        label="Confirm new password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
        icon={<LockKeyhole />}
        error={fields.confirmation}
      />
      <p className="text-small text-soft">Every other device is signed out, and a mail tells you.</p>
      <div className="row">
        <Button type="submit" busy={busy}>
          Save password
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function faultsOf(typed: { currentPassword: string; newPassword: string; confirmation: string }): Record<string, string> | undefined {
  if (!typed.currentPassword) return { currentPassword: 'Please enter your password' };
  const weakness = passwordWeakness(typed.newPassword);
  if (weakness) return { newPassword: weakness };
  return typed.newPassword === typed.confirmation ? undefined : { confirmation: 'Passwords do not match' };
}
