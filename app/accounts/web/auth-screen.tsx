import { useState, type ComponentType } from 'react';
import { brand } from '#app/shared/brand.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Logo } from '#app/ui/art/logo.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Tabs } from '#app/ui/base/tabs.tsx';
import { passwordRules } from '../password-rules.ts';
import type { CreateAccountProps, CreatedAccount } from './create-account.tsx';
import { LaunchPad } from './launch-pad.tsx';
import type { SignInProps, SignInWays } from './sign-in.tsx';
import './auth-screen.css';

const CorrectEmail = later(partOf(() => import('./correct-email.tsx'), 'CorrectEmail'));
const VerifyYourEmail = later(partOf(() => import('./verify-your-email.tsx'), 'VerifyYourEmail'));

type Mode = 'sign-in' | 'create-account';

interface AuthScreenProps {
  start: Mode;
  /**
   * The name of the plan that was chosen before, and that waits at checkout (decisions.md ruling
   * 58).
   */
  savedPlan?: string | undefined;
  ways: SignInWays;
  /** The two forms; the one that the screen does not start with may load later. */
  SignIn: ComponentType<SignInProps>;
  CreateAccount: ComponentType<CreateAccountProps>;
  /** There is no header above, so the screen shows the logo. */
  bare?: boolean;
}

/**
 * Sign in and create account on one screen; the toggle clears the fields and the error, since it
 * mounts a new form.
 */
export function AuthScreen({
  start,
  savedPlan,
  ways,
  SignIn,
  CreateAccount,
  bare,
}: AuthScreenProps) {
  const [mode, setMode] = useState<Mode>(start);
  const [password, setPassword] = useState('');
  const [created, setCreated] = useState<CreatedAccount>();
  const [correcting, setCorrecting] = useState(false);
  const turnTo = (next: Mode) => {
    setMode(next);
    setPassword('');
    setCreated(undefined);
  };
  return (
    <div className="auth-screen">
      <div className="auth-side">
        {bare && (
          <AppLink to="/" className="auth-logo" aria-label={`${brand.name}, home`}>
            <Logo name={brand.name} />
          </AppLink>
        )}
        <div className="auth-column">
          {created && correcting && (
            <CorrectEmail
              account={created}
              onCorrected={(account) => {
                setCreated(account);
                setCorrecting(false);
              }}
              onCancel={() => setCorrecting(false)}
            />
          )}
          {created && !correcting && (
            <VerifyYourEmail
              {...created}
              onLoginAgain={() => turnTo('sign-in')}
              onCorrect={() => setCorrecting(true)}
            />
          )}
          {!created && (
            <Tabs
              label="Sign in or create an account"
              block
              selected={mode}
              onSelect={turnTo}
              tabs={[
                {
                  id: 'sign-in',
                  label: 'Sign in',
                  panel: (
                    <SignIn
                      ways={ways}
                      savedPlan={savedPlan}
                      onCreateAccount={() => turnTo('create-account')}
                    />
                  ),
                },
                {
                  id: 'create-account',
                  label: 'Create Account',
                  panel: (
                    <CreateAccount
                      savedPlan={savedPlan}
                      password={password}
                      onPassword={setPassword}
                      onCreated={setCreated}
                    />
                  ),
                },
              ]}
            />
          )}
        </div>
      </div>
      <LaunchPad {...(created ? waiting : mode === 'sign-in' ? ready : assembled(password))} />
    </div>
  );
}

const ready = {
  met: passwordRules,
  title: 'Ready when you are.',
  text: 'Fuelled, checked and pointing up.',
};
const waiting = { met: passwordRules, title: 'One check left.', text: 'It is in your inbox.' };
const counts = ['None', 'One', 'Two', 'Three', 'Four'] as const;

/** The part of the rocket that the password has built so far. */
function assembled(password: string) {
  const met = passwordRules.filter((rule) => rule.met(password));
  const open = passwordRules.filter((rule) => !met.includes(rule));
  const title = counts[met.length];
  if (!title)
    return { met, title: 'Go for launch.', text: 'All checks are green. Press the button.' };
  return {
    met,
    title: `${title} of five.`,
    text: `Still to bolt on: ${open.map(({ label }) => label.toLowerCase()).join(', ')}.`,
  };
}
