import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, api, failureText } from '#app/shared/api-client.ts';
import { brand } from '#app/shared/brand.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { plansWait } from '#app/shared/waiting.ts';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { accountsContract } from '../contract.ts';
import type { verificationProblems } from '../refusals.ts';
import { AccountStep } from './account-step.tsx';
import { linkIsGood } from './link-check.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResendLink } from './resend-link.tsx';
import { signInAddress } from './sign-in-address.ts';
import { useMailedLink, type MailedLink } from './use-mailed-link.ts';

const call = api<typeof accountsContract>();

export const meta = () =>
  pageMeta({
    title: 'Verify email',
    description: 'Confirm your e-mail address.',
    path: '/verify-email',
    indexed: false,
  });

type State =
  | { step: 'loading' }
  | { step: 'password' }
  | { step: 'verified' }
  | { step: 'failed'; message: string };

/** Milliseconds for which the success is shown before the sign-in screen (part 1 section 9). */
const successMs = 3000;

export default function VerifyEmailPage() {
  const link = useMailedLink();
  const [state, setState] = useState<State>({ step: 'loading' });
  const navigate = useNavigate();
  const asked = useRef(false);

  useEffect(() => {
    // Once for each link, since a code works once.
    if (!link || asked.current) return;
    asked.current = true;
    if (link.mode === 'resetPassword') {
      location.replace(`/reset-password?${new URLSearchParams({ oobCode: link.oobCode })}`);
      return;
    }
    // Someone who signed up with a code finds it at the checkout, also in this browser.
    if (link.code) plansWait(link.code);
    void follow(link).then((outcome) => {
      if (outcome.step === 'failed') toast.error(outcome.message);
      if (outcome.step === 'verified') toast.success('Email verified successfully');
      setState(outcome);
    });
  }, [link]);

  useEffect(() => {
    if (state.step !== 'verified') return;
    const timer = setTimeout(
      () => void navigate('/login', { replace: true, state: signInAddress(link?.email ?? '') }),
      successMs,
    );
    return () => clearTimeout(timer);
  }, [state, link, navigate]);

  if (link && state.step === 'password')
    return (
      <ChoosePassword
        link={link}
        onDone={() => {
          toast.success('Email verified successfully');
          setState({ step: 'verified' });
        }}
      />
    );
  if (state.step === 'verified')
    return (
      <AccountStep scene="clear" field="mint" heading="Email Verified" arrives>
        <p className="text-soft">
          Your email has been successfully verified. Redirecting to login...
        </p>
      </AccountStep>
    );
  if (state.step === 'failed')
    return (
      <AccountStep scene="scrub" field="blush" heading="Verification Failed" arrives>
        <p className="text-soft">{state.message}</p>
        <div className="row">
          <ButtonLink to="/login">Go to Login</ButtonLink>
          {link?.email && <ResendLink email={link.email} />}
        </div>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Verifying Email">
      <p className="text-soft">One moment.</p>
      <p className="account-step-busy">
        <BusyRocket />
      </p>
    </AccountStep>
  );
}

const expired: ReadonlySet<string> = new Set([
  'auth/expired-action-code',
] satisfies (keyof typeof verificationProblems)[]);

/**
 * The person who reads this mail may not be the one who signed up, so the password from sign-up is
 * ignored (docs/decisions/0015).
 */
const ChoosePassword = ({
  link: { oobCode, email },
  onDone,
}: {
  link: MailedLink;
  onDone: () => void;
}) => (
  <AccountStep scene="fuse" field="genda" heading="Choose your password" arrives>
    <p className="text-soft">
      <strong>{email}</strong> is an admin of {brand.name}, so the password is chosen here, by
      someone who can read its mail. The one typed when the account was created does not count.
    </p>
    <NewPasswordForm
      fallback="Failed to verify email"
      label="Verify and set password"
      busyLabel="Verifying..."
      send={(newPassword) =>
        call('POST /auth/verify-email', { body: { oobCode, email, newPassword } })
      }
      onDone={onDone}
      remedy={{ after: expired, link: <ResendLink email={email} /> }}
    />
  </AccountStep>
);

async function follow(link: MailedLink): Promise<State> {
  if (!link.oobCode) return { step: 'failed', message: 'Invalid verification link' };
  if (!link.choosesPassword) return verify(link);
  return (await linkIsGood(link, 'verifyEmail'))
    ? { step: 'password' }
    : { step: 'failed', message: 'Invalid or expired verification link' };
}

async function verify({ oobCode, email }: MailedLink): Promise<State> {
  try {
    const { success } = await call('POST /auth/verify-email', { body: { oobCode, email } });
    // Something between us and the server may have answered instead.
    if (!success) throw new Error('The answer is not the server’s');
    return { step: 'verified' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { step: 'failed', message: 'Verification failed' };
    if (failure.code === 'auth/email-already-verified') return { step: 'verified' };
    return { step: 'failed', message: failureText(failure, 'Failed to verify email') };
  }
}
