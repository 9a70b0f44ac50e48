import { LockKeyhole, Mail } from 'lucide-react';
import { Suspense, useState, type ComponentType, type SubmitEvent } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { signedIn, useIdentity } from '#app/shared/identity.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { accountsContract } from '../contract.ts';
import type { SecondStepWay } from '../second-step-ways.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { ResendLink } from './resend-link.tsx';
import { SubmitButton } from './submit-button.tsx';
import { rocketTime, typedIn, useSubmission } from './use-submission.ts';

const call = api<typeof accountsContract>();

interface OwedStep {
  ticket: string;
  ways: readonly SecondStepWay[];
}

/** What stands beside the password; another feature's, so the page brings it. */
export interface SignInWays {
  /** A way in without a password. */
  Passkey: ComponentType<{ onToken: (token: string) => Promise<unknown> }>;
  /** Takes the form's place where the right password was only the first step. */
  SecondStep: ComponentType<OwedStep & { onToken: (token: string) => Promise<unknown>; onBack: () => void }>;
}

/** Where a sign-in leads is the start-up's business (shell/use-startup.ts). */
export function SignIn({ ways: { Passkey, SecondStep } }: { ways: SignInWays }) {
  const [owed, setOwed] = useState<OwedStep>();
  if (!owed) return <PasswordSignIn Passkey={Passkey} onOwed={setOwed} />;
  return (
    <Suspense>
      <SecondStep {...owed} onToken={enter} onBack={() => setOwed(undefined)} />
    </Suspense>
  );
}

/** @throws {ApiFailure} when the person could not be loaded */
async function enter(token: string): Promise<void> {
  const identity = await signedIn(token);
  if (identity.status === 'signed-in') return;
  throw new ApiFailure(0, 'auth/no-profile', identity.status === 'unreachable' ? identity.message : 'Failed to fetch profile');
}

function PasswordSignIn({ Passkey, onOwed }: Pick<SignInWays, 'Passkey'> & { onOwed: (step: OwedStep) => void }) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'Login failed', atLeast: rocketTime });
  const [email, setEmail] = useState('');
  const identity = useIdentity();
  const ended = identity.status === 'signed-out' && identity.ended;

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = typedIn(event.currentTarget);
    const body = { email: typed.email ?? '', password: typed.password ?? '' };
    setEmail(body.email);
    void submit(
      () => call('POST /auth/login', { body }),
      (answer) => ('token' in answer ? enter(answer.token) : onOwed(answer.secondStep)),
    );
  };

  return (
    <>
      <form method="post" className="stack" onSubmit={send} inert={busy}>
        <h1 className="heading-2">Welcome back</h1>
        <p className="text-soft">Your lessons are where you left them.</p>
        <FormNote kind="info">
          {ended && !refusal && 'You were signed out, here or from another device, or your session ran out. Sign in to go on.'}
        </FormNote>
        <FormNote>
          {refusal && (
            <>
              <p>{refusal.text}</p>
              {refusal.code === 'auth/email-not-verified' && <ResendLink email={email} />}
            </>
          )}
        </FormNote>
        <TextField label="E-mail" name="email" type="email" autoComplete="email webauthn" required icon={<Mail />} />
        <div className="password-with-reset">
          <TextField label="Password" name="password" type="password" autoComplete="current-password" required icon={<LockKeyhole />} />
          <AppLink to="/forgot-password" className="link text-small">
            Forgot password?
          </AppLink>
        </div>
        <SubmitButton busy={busy}>Sign in</SubmitButton>
        <p className="text-small text-soft auth-aside">Picked a plan before signing in? It is saved, and waiting at checkout.</p>
      </form>
      <Passkey onToken={enter} />
      {busy && <BusyOverlay text="Signing in..." />}
    </>
  );
}
