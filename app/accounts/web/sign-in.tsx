import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { signedIn, useIdentity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import { EmailField, PasswordField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';
import type { SecondStepWay } from '../second-step-ways.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { forRocketTime } from './rocket-time.ts';
import { useSignInAddress } from './sign-in-address.ts';
import { SubmitButton } from './submit-button.tsx';

const ResendLink = later(partOf(() => import('./resend-link.tsx'), 'ResendLink'));
const call = api<typeof accountsContract>();

interface OwedStep {
  ticket: string;
  ways: readonly SecondStepWay[];
}

/** Shown beside the password; the page passes it in, since it belongs to another feature. */
export interface SignInWays {
  /** Signs in without a password. */
  Passkey: ComponentType<{ onToken: (token: string) => Promise<unknown> }>;
  /** Replaces the form if the right password was only the first step. */
  SecondStep: ComponentType<
    OwedStep & { onToken: (token: string) => Promise<unknown>; onBack: () => void }
  >;
}

export interface SignInProps {
  ways: SignInWays;
  savedPlan: string | undefined;
  onCreateAccount: () => void;
}

/** The startup decides where to go after a sign-in (shell/use-startup.ts). */
export function SignIn({ ways: { Passkey, SecondStep }, ...saved }: SignInProps) {
  const [owed, setOwed] = useState<OwedStep>();
  if (!owed) return <PasswordSignIn Passkey={Passkey} onOwed={setOwed} {...saved} />;
  return <SecondStep {...owed} onToken={enter} onBack={() => setOwed(undefined)} />;
}

/** @throws {ApiFailure} when the person could not be loaded */
async function enter(token: string): Promise<void> {
  const identity = await signedIn(token);
  if (identity.status === 'signed-in') return;
  throw new ApiFailure(
    0,
    'auth/no-profile',
    identity.status === 'unreachable' ? identity.message : 'Failed to fetch profile',
  );
}

interface PasswordSignInProps extends Pick<SignInWays, 'Passkey'>, Omit<SignInProps, 'ways'> {
  onOwed: (step: OwedStep) => void;
}

const endings = {
  here: ', here or from another device, or your session expired',
  elsewhere: ' in another tab',
} as const;

function PasswordSignIn({ Passkey, onOwed, savedPlan, onCreateAccount }: PasswordSignInProps) {
  const submission = useSubmission({ fallback: 'Login failed', leaves: true });
  const { busy, refusal, submit } = submission;
  const [email, setEmail] = useState('');
  const identity = useIdentity();
  const addressField = useRef<HTMLInputElement>(null);
  const address = useSignInAddress();
  useEffect(() => {
    const field = addressField.current;
    if (field && !field.value) field.value = address;
  }, [address]);
  const ended = identity.status === 'signed-out' ? identity.ended : undefined;

  const send = (form: HTMLFormElement) => {
    const body = { email: typedIn(form, 'email'), password: typedIn(form, 'password') };
    setEmail(body.email);
    return submit(async () => {
      const answer = await forRocketTime(call('POST /auth/login', { body }));
      if ('token' in answer) await enter(answer.token);
      else onOwed(answer.secondStep);
    });
  };

  return (
    <>
      <Form submission={submission} noValidate={false} onSend={send} inert={busy}>
        {savedPlan ? (
          <SavedPlan name={savedPlan} isNew={!address} onCreateAccount={onCreateAccount} />
        ) : (
          <>
            <h1 className="heading-2">Welcome back</h1>
            <p className="text-soft">Your lessons are where you left them.</p>
          </>
        )}
        <FormNote kind="info">
          {ended && !refusal && `You were signed out${endings[ended]}. Sign in to continue.`}
        </FormNote>
        <FormNote>
          {refusal && (
            <>
              <p>{refusal.words}</p>
              {refusal.code === 'auth/email-not-verified' && <ResendLink email={email} />}
              {refusal.code === 'auth/account-disabled' && (
                <AppLink to="/contact" className="link">
                  Write to support
                </AppLink>
              )}
            </>
          )}
        </FormNote>
        <EmailField ref={addressField} autoComplete="email webauthn" />
        <div className="password-with-reset">
          <PasswordField />
          <AppLink to="/forgot-password" className="link text-small">
            Forgot password?
          </AppLink>
        </div>
        <SubmitButton busy={busy}>Sign in</SubmitButton>
      </Form>
      <Passkey onToken={enter} />
      {busy && <BusyOverlay text="Signing in..." />}
    </>
  );
}

/**
 * Someone who has just chosen a plan may be new here, so both buttons are the same size. People who
 * come from the mailed link already have an account.
 */
const SavedPlan = ({
  name,
  isNew,
  onCreateAccount,
}: {
  name: string;
  isNew: boolean;
  onCreateAccount: () => void;
}) => (
  <>
    <h1 className="heading-2">Your {name} plan is saved</h1>
    {isNew ? (
      <>
        <p className="text-soft">
          It will be waiting at checkout. Create an account, or sign in if you have one.
        </p>
        <Button
          size="large"
          block
          thruster={<Icon name="arrow-up-right" />}
          onClick={onCreateAccount}
        >
          Create Account
        </Button>
        <p className="text-small text-soft auth-aside">or sign in</p>
      </>
    ) : (
      <p className="text-soft">Sign in, and it will be waiting at checkout.</p>
    )}
  </>
);
