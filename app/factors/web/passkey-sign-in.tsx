import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { factorsContract } from '../contract.ts';
import { usedPasskey, usePasskeyAutofill, type UsedPasskey } from './use-passkeys.ts';
import './passkey-sign-in.css';

const call = api<typeof factorsContract>();

/** Signs in without a password; a passkey counts as both steps. */
export function PasskeySignIn({ onToken }: { onToken: (token: string) => Promise<unknown> }) {
  const { busy, refusal, submit } = useSubmission({ fallback: 'Login failed' });
  const hydrated = useHydrated();
  const signInWith = async (passkey: UsedPasskey) => {
    const { token } = await call('POST /auth/passkey', { body: passkey });
    await onToken(token);
  };
  const signIn = async () =>
    signInWith(await usedPasskey(await call('POST /auth/passkey/options')));
  usePasskeyAutofill((passkey) => submit(() => signInWith(passkey)));

  return (
    <div className="stack passkey-sign-in">
      <Button
        variant="secondary"
        block
        busy={busy}
        disabled={!hydrated}
        onClick={() => void submit(signIn)}
      >
        <Icon name="key-round" />
        Sign in with a passkey
      </Button>
      <FormNote>
        {refusal && (
          <>
            <p>{refusal.words}</p>
            {refusal.code === 'auth/account-disabled' && (
              <AppLink to="/contact" className="link">
                Write to support
              </AppLink>
            )}
          </>
        )}
      </FormNote>
    </div>
  );
}
