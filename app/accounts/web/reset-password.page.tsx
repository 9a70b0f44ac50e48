import { useEffect, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { accountsContract } from '../contract.ts';
import type { resetProblems } from '../refusals.ts';
import { AccountStep } from './account-step.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { OnToLogin } from './on-to-login.tsx';
import { linkIsGood } from './link-check.ts';
import { useMailedLink, type MailedLink } from './use-mailed-link.ts';

const call = api<typeof accountsContract>();

export const meta = () =>
  pageMeta({
    title: 'Reset password',
    description: 'Set a new password.',
    path: '/reset-password',
    indexed: false,
  });

export default function ResetPasswordPage() {
  const link = useMailedLink();
  const [step, setStep] = useState<Step>('reading');
  useEffect(() => {
    if (!link) return;
    void firstStep(link).then((first) => {
      if (first === 'used') toast.error(usedText);
      setStep(first);
    });
  }, [link]);
  if (!link || step === 'reading') return <Reading />;
  if (step === 'incomplete')
    return <InvalidLink text="The password reset link is invalid or has expired." />;
  if (step === 'used') return <InvalidLink text={usedText} />;
  return step === 'done' ? (
    <Done email={link.email} />
  ) : (
    <SetPassword link={link} onDone={() => setStep('done')} />
  );
}

type Step = 'reading' | 'incomplete' | 'used' | 'form' | 'done';

async function firstStep(link: MailedLink): Promise<Step> {
  if (!link.oobCode) return 'incomplete';
  return (await linkIsGood(link, 'resetPassword')) ? 'form' : 'used';
}

const usedText = 'Invalid or expired reset link';

/** The form's outline until the link has been read and checked. */
const Reading = () => (
  <AccountStep scene="fuse" field="genda" heading="Reset Your Password">
    <Skeleton shape="panel" />
  </AccountStep>
);

const InvalidLink = ({ text }: { text: string }) => (
  <AccountStep scene="scrub" field="blush" heading="Invalid Reset Link" arrives>
    <p className="text-soft">{text}</p>
    <p>
      <ButtonLink to="/forgot-password">Request New Reset Link</ButtonLink>
    </p>
  </AccountStep>
);

/** Refusals after which only a new link helps. */
const usedUp: ReadonlySet<string> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
] satisfies (keyof typeof resetProblems)[]);

function SetPassword({ link, onDone }: { link: MailedLink; onDone: () => void }) {
  const send = async (newPassword: string) => {
    await call('POST /auth/confirm-password-reset', {
      body: { oobCode: link.oobCode, newPassword },
    });
    toast.success('Password reset successfully');
    // The server has queued the notice already; the protocol requires the call, but its answer
    // changes nothing.
    call('POST /auth/send-password-reset-confirmation').catch(() => undefined);
  };
  return (
    <AccountStep scene="fuse" field="genda" heading="Reset Your Password">
      <NewPasswordForm
        fallback="Failed to reset password"
        label="Reset Password"
        busyLabel="Resetting Password..."
        send={send}
        onDone={onDone}
        remedy={{
          after: usedUp,
          link: (
            <AppLink to="/forgot-password" className="link">
              Request New Reset Link
            </AppLink>
          ),
        }}
      />
    </AccountStep>
  );
}

const Done = ({ email }: { email: string }) => (
  <AccountStep scene="clear" field="mint" heading="Password reset successfully" arrives>
    <p className="text-soft">Every device has been signed out. Sign in with your new password.</p>
    <OnToLogin email={email} />
  </AccountStep>
);
