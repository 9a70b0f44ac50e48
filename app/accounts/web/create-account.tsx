import { LockKeyhole, Mail, User } from 'lucide-react';
import { useState, type InputEvent, type SubmitEvent } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageExists } from '#app/shared/pages.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { PasswordChecklist } from '#app/ui/password-checklist.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { accountsContract } from '../contract.ts';
import { canonicalEmail } from '../email-address.ts';
import { passwordMeetsAll, passwordRules, passwordWeakness } from '../password-rules.ts';
import { BusyOverlay } from './busy-overlay.tsx';
import { SubmitButton } from './submit-button.tsx';
import { rocketTime, typedIn, useSubmission } from './use-submission.ts';
import { useFaultFocus } from '#app/ui/use-fault-focus.ts';

const call = api<typeof accountsContract>();

/** An account that waits for its address to be verified. */
export interface CreatedAccount {
  displayName: string;
  email: string;
  /** The server's. */
  message: string;
}

interface CreateAccountProps {
  password: string;
  onPassword: (password: string) => void;
  onCreated: (account: CreatedAccount) => void;
}

export function CreateAccount({ password, onPassword, onCreated }: CreateAccountProps) {
  const { busy, refusal, submit, refuse, clearField } = useSubmission({
    fallback: 'Registration failed. Please try again.',
    atLeast: rocketTime,
  });
  const [confirmation, setConfirmation] = useState('');
  const form = useFaultFocus(refusal);

  // Of the whole form, as some of it may have been typed before React took the page over.
  const follow = (event: InputEvent<HTMLFormElement>) => {
    const typed = typedIn(event.currentTarget);
    onPassword(typed.password ?? '');
    setConfirmation(typed.confirmation ?? '');
    if (event.target instanceof HTMLInputElement) clearField(event.target.name);
  };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { displayName = '', email = '', password = '', confirmation = '' } = typedIn(event.currentTarget);
    const faults = faultsOf({ displayName, email, password, confirmation });
    if (faults) return refuse(faults);
    const body = { displayName, email, password };
    void submit(
      () => call('POST /auth/signup', { body }).catch(sayNetworkError),
      ({ message }) => onCreated({ displayName, email, message }),
    );
  };

  const fields = refusal?.fields ?? {};
  const differs = confirmation !== '' && confirmation !== password;
  return (
    <>
      <form ref={form} method="post" className="stack" noValidate onInput={follow} onSubmit={send} inert={busy}>
        <h1 className="heading-2">Get on the pad</h1>
        <p className="text-soft">Create a free account, look around, pick a plan when you are ready.</p>
        <FormNote>{refusal?.text}</FormNote>
        <TextField
          label="Full name"
          name="displayName"
          autoComplete="name"
          maxLength={80}
          required
          icon={<User />}
          error={fields.displayName}
        />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" required icon={<Mail />} error={fields.email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          icon={<LockKeyhole />}
          error={fields.password}
        />
        <PasswordChecklist
          rules={passwordRules.map((rule) => ({ label: rule.label, met: rule.met(password) }))}
          allMet={passwordMeetsAll}
        />
        <TextField
          label="Confirm password"
          name="confirmation"
          type="password"
          autoComplete="new-password"
          required
          icon={<LockKeyhole />}
          error={differs ? mismatch : fields.confirmation}
          confirmed={confirmation !== '' && !differs}
        />
        <SubmitButton busy={busy}>Create Account</SubmitButton>
        <p className="text-tiny text-faint auth-aside">
          By creating an account you agree to our{' '}
          <AppLink to="/terms-and-conditions" className="link">
            terms
          </AppLink>
          {pageExists('/privacy-policy') && (
            <>
              {' '}
              and{' '}
              <AppLink to="/privacy-policy" className="link">
                privacy policy
              </AppLink>
            </>
          )}
          .
        </p>
      </form>
      {busy && <BusyOverlay text="Creating your account..." />}
    </>
  );
}

const mismatch = 'Passwords do not match';

/** Here a lost connection has a code and words of its own (part 1 section 8, "Registration"). */
function sayNetworkError(failure: unknown): never {
  if (!(failure instanceof ApiFailure) || failure.code !== 'network/unreachable') throw failure;
  throw new ApiFailure(0, 'auth/network-error', 'Network error. Please check your internet connection and try again.');
}

/** The first fault in the order of part 1 section 5, under its field. */
function faultsOf(typed: {
  displayName: string;
  email: string;
  password: string;
  confirmation: string;
}): Record<string, string> | undefined {
  if (!typed.displayName.trim()) return { displayName: 'Please enter your full name' };
  if (!canonicalEmail(typed.email)) return { email: 'Invalid email format. Please enter a valid email address.' };
  if (typed.password !== typed.confirmation) return { confirmation: mismatch };
  const weakness = passwordWeakness(typed.password);
  return weakness ? { password: weakness } : undefined;
}
