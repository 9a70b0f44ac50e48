import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type InputEvent } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { waitingCode, waitingLink } from '#app/shared/waiting.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { PasswordChecklist } from '#app/ui/form/password-checklist.tsx';
import { EmailField, PasswordField, TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { accountsContract } from '../contract.ts';
import { canonicalEmail } from '../email-address.ts';
import { passwordMeetsAll, passwordRules } from '../password-rules.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { forRocketTime } from './rocket-time.ts';
import { passwordFault, preparePasswordFault } from './password-fault.ts';
import { SubmitButton } from './submit-button.tsx';

const call = api<typeof accountsContract>();

/** An account whose address is not verified yet. */
export interface CreatedAccount {
  displayName: string;
  email: string;
  /** The server's message. */
  message: string;
}

export interface CreateAccountProps {
  savedPlan: string | undefined;
  password: string;
  onPassword: (password: string) => void;
  onCreated: (account: CreatedAccount) => void;
}

export function CreateAccount({ savedPlan, password, onPassword, onCreated }: CreateAccountProps) {
  const submission = useSubmission({ fallback: 'Registration failed. Please try again.' });
  const { busy, refusal, field, submit, refuse } = submission;
  const [confirmation, setConfirmation] = useState('');

  // Reads the whole form, since some of it may have been typed before hydration.
  const follow = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    onPassword(typedIn(currentTarget, 'password'));
    preparePasswordFault();
    setConfirmation(typedIn(currentTarget, 'confirmation'));
  };

  const send = async (form: HTMLFormElement) => {
    const typed = (name: string) => typedIn(form, name);
    const body = {
      displayName: typed('displayName'),
      email: typed('email'),
      password: typed('password'),
    };
    const faults = await faultsOf({ ...body, confirmation: typed('confirmation') });
    if (faults) return refuse(faults);
    return submit(async () => {
      const came = { referralCode: waitingCode(), referralLink: waitingLink() };
      const signUp = call('POST /auth/signup', { body: { ...body, ...came } });
      const { message } = await forRocketTime(signUp.catch(sayNetworkError));
      onCreated({ displayName: body.displayName, email: body.email, message });
    });
  };

  const differs = confirmation !== '' && confirmation !== password;
  return (
    <>
      <Form submission={submission} onInput={follow} onSend={send} inert={busy}>
        <h1 className="heading-2">Create your account</h1>
        <p className="text-soft">
          {savedPlan
            ? `Your ${savedPlan} plan is saved. It will be waiting at checkout once you have confirmed your address and signed in.`
            : 'Create a free account, look around, pick a plan when you are ready.'}
        </p>
        <FormNote>{refusal?.words}</FormNote>
        <TextField
          label="Full name"
          autoComplete="name"
          maxLength={80}
          required
          icon={<Icon name="user" />}
          {...field('displayName')}
        />
        <EmailField {...field('email')} />
        <PasswordField autoComplete="new-password" {...field('password')} />
        <PasswordChecklist
          rules={passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }))}
          allMet={passwordMeetsAll}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          error={differs ? mismatch : field('confirmation').error}
          confirmed={confirmation !== '' && !differs}
        />
        <SubmitButton busy={busy}>Create Account</SubmitButton>
        <p className="text-tiny text-faint auth-aside">
          By creating an account you agree to our{' '}
          <AppLink to="/terms-and-conditions" className="link">
            terms
          </AppLink>{' '}
          and{' '}
          <AppLink to="/privacy-policy" className="link">
            privacy policy
          </AppLink>
          .
        </p>
      </Form>
      {busy && <BusyOverlay text="Creating your account..." />}
    </>
  );
}

const mismatch = 'Passwords do not match';

/** Here a lost connection has its own code and text (part 1 section 8, "Registration"). */
function sayNetworkError(failure: unknown): never {
  if (!(failure instanceof ApiFailure) || failure.code !== 'network/unreachable') throw failure;
  throw new ApiFailure(
    0,
    'auth/network-error',
    'Network error. Please check your internet connection and try again.',
  );
}

/** The first fault in the order of part 1 section 5, under its field. */
async function faultsOf(typed: {
  displayName: string;
  email: string;
  password: string;
  confirmation: string;
}): Promise<Record<string, string> | undefined> {
  if (!typed.displayName.trim()) return { displayName: 'Please enter your full name' };
  if (!canonicalEmail(typed.email))
    return { email: 'Invalid email format. Please enter a valid email address.' };
  if (typed.password !== typed.confirmation) return { confirmation: mismatch };
  const weakness = await passwordFault(typed.password);
  return weakness ? { password: weakness } : undefined;
}
