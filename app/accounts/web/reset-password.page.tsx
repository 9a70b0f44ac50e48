import { LockKeyhole } from 'lucide-react';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { PasswordChecklist } from '#app/ui/password-checklist.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import type { accountsContract, resetProblems } from '../contract.ts';
import { passwordMeetsAll, passwordRules, passwordWeakness } from '../password-rules.ts';
import { AccountStep } from './account-step.tsx';
import { OnToLogin } from './on-to-login.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useMailedLink, type MailedLink } from './use-mailed-link.ts';
import { typedIn, useSubmission } from './use-submission.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof accountsContract>();

export const meta = () =>
  pageMeta({ title: 'Reset password', description: 'Set a new password.', path: '/reset-password', indexed: false });

export default function ResetPasswordPage() {
  const link = useMailedLink();
  const [done, setDone] = useState(false);
  if (!link) return <Reading />;
  if (!link.oobCode) return <InvalidLink />;
  return done ? <Done /> : <SetPassword link={link} onDone={() => setDone(true)} />;
}

/** Until the browser has read the link: the form's own outline. */
const Reading = () => (
  <AccountStep scene="fuse" field="genda" heading="Reset Your Password">
    <Skeleton shape="panel" />
  </AccountStep>
);

const InvalidLink = () => (
  <AccountStep scene="scrub" field="blush" heading="Invalid Reset Link" arrives>
    <p className="text-soft">The password reset link is invalid or has expired.</p>
    <p>
      <ButtonLink to="/forgot-password">Request New Reset Link</ButtonLink>
    </p>
  </AccountStep>
);

/** Refusals after which only another link helps. */
const usedUp: ReadonlySet<string> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
] satisfies (keyof typeof resetProblems)[]);

function SetPassword({ link, onDone }: { link: MailedLink; onDone: () => void }) {
  const { busy, refusal, submit, refuse, clearField } = useSubmission({ fallback: 'Failed to reset password' });
  const [password, setPassword] = useState('');

  const form = useFaultFocus(refusal);

  const follow = (event: InputEvent<HTMLFormElement>) => {
    setPassword(typedIn(event.currentTarget).newPassword ?? '');
    if (event.target instanceof HTMLInputElement) clearField(event.target.name);
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { newPassword = '', confirmation = '' } = typedIn(event.currentTarget);
    const fault = newPassword === confirmation ? passwordWeakness(newPassword) : 'Passwords do not match';
    if (fault) {
      toast.error(fault);
      return refuse({ [newPassword === confirmation ? 'newPassword' : 'confirmation']: fault });
    }
    const refused = await submit(
      () => call('POST /auth/confirm-password-reset', { body: { oobCode: link.oobCode, newPassword } }),
      () => {
        toast.success('Password reset successfully');
        // The server has queued the notice already; the call is part of the protocol, its answer changes nothing.
        call('POST /auth/send-password-reset-confirmation', { body: { email: link.email } }).catch(() => undefined);
        onDone();
      },
    );
    if (refused) toast.error(refused.text);
  };

  const rules = passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }));
  const field = { type: 'password', autoComplete: 'new-password', required: true, disabled: busy, icon: <LockKeyhole /> };
  return (
    <AccountStep scene="fuse" field="genda" heading="Reset Your Password">
      <form ref={form} method="post" className="stack" onInput={follow} onSubmit={(event) => void send(event)}>
        <FormNote>
          {refusal?.text && (
            <>
              <p>{refusal.text}</p>
              {usedUp.has(refusal.code) && (
                <AppLink to="/forgot-password" className="link">
                  Request New Reset Link
                </AppLink>
              )}
            </>
          )}
        </FormNote>
        <TextField label="New Password" name="newPassword" error={refusal?.fields.newPassword} {...field} />
        <PasswordChecklist rules={rules} allMet={passwordMeetsAll} />
        <TextField label="Confirm New Password" name="confirmation" error={refusal?.fields.confirmation} {...field} />
        <SubmitButton busy={busy}>{busy ? 'Resetting Password...' : 'Reset Password'}</SubmitButton>
      </form>
    </AccountStep>
  );
}

const Done = () => (
  <AccountStep scene="clear" field="mint" heading="Password reset successfully" arrives>
    <p className="text-soft">Every device has been signed out. Sign in with your new password.</p>
    <OnToLogin />
  </AccountStep>
);
