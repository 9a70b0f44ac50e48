import { useState } from 'react';
import { api, failureText } from '#app/shared/api-client.ts';
import { loadIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import type { ownAccountContract } from '../own-account.contract.ts';
import { AccountStep } from './account-step.tsx';
import { useMailedLink } from './use-mailed-link.ts';

const call = api<typeof ownAccountContract>();

export const meta = () =>
  pageMeta({
    title: 'Change of address',
    description: 'Confirm the change of your e-mail address, or stop it.',
    path: '/confirm-email-change',
    indexed: false,
  });

type State =
  | { step: 'asking' | 'busy' | 'waiting' | 'changed' | 'stopped' }
  | { step: 'failed'; message: string };

/**
 * The links to both addresses lead here. Only a press moves anything, so that mail scanners that
 * open links can't.
 */
export default function ConfirmEmailChangePage() {
  const link = useMailedLink();
  const [state, setState] = useState<State>({ step: 'asking' });
  const oobCode = link?.oobCode ?? '';

  const attempt = async (work: () => Promise<State['step']>) => {
    if (state.step === 'busy') return;
    setState({ step: 'busy' });
    try {
      const step = await work();
      // If this browser is signed in, its address has changed, or its session has ended.
      if (step === 'changed') await loadIdentity();
      setState({ step } as State);
    } catch (failure) {
      setState({ step: 'failed', message: failureText(failure) });
    }
  };
  const confirm = () =>
    attempt(
      async () => (await call('POST /auth/confirm-email-change', { body: { oobCode } })).status,
    );
  const stop = () =>
    attempt(async () => {
      await call('POST /auth/stop-email-change', { body: { oobCode } });
      return 'stopped';
    });

  if (link && !oobCode)
    return <Failed message="This link is incomplete. Please open it from the e-mail again." />;
  if (state.step === 'failed') return <Failed message={state.message} />;
  if (state.step === 'waiting')
    return (
      <AccountStep scene="mail" field="sky" heading="One of two confirmed" arrives>
        <p className="text-soft">
          Now open the link that we sent to the other address. Your account moves once both are
          confirmed.
        </p>
        <ToAccount />
      </AccountStep>
    );
  if (state.step === 'changed')
    return (
      <AccountStep scene="clear" field="mint" heading="Your account has moved" arrives>
        <p className="text-soft">
          Sign in with the new address from now on. Your password and everything in your account are
          unchanged. Other devices were signed out.
        </p>
        <ToAccount />
      </AccountStep>
    );
  if (state.step === 'stopped')
    return (
      <AccountStep scene="clear" field="mint" heading="The change was stopped" arrives>
        <p className="text-soft">
          Your account stays at its address. If you did not ask for the change, set a new password
          now: that signs out every device.
        </p>
        <p>
          <ButtonLink to="/forgot-password">Set a new password</ButtonLink>
        </p>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Move your account?">
      <p className="text-soft">
        {link?.email ? (
          <>
            You came from the mail to <strong>{link.email}</strong>.{' '}
          </>
        ) : null}
        Your account moves once you confirm here and with the link sent to the other address.
        Nothing happens before that.
      </p>
      <div className="row">
        <Button busy={state.step === 'busy'} disabled={!link} onClick={() => void confirm()}>
          Confirm the change
        </Button>
        <Button
          variant="quiet"
          disabled={!link || state.step === 'busy'}
          onClick={() => void stop()}
        >
          Stop the change
        </Button>
      </div>
    </AccountStep>
  );
}

const ToAccount = () => (
  <p>
    <ButtonLink to="/account#security">Go to your account</ButtonLink>
  </p>
);

const Failed = ({ message }: { message: string }) => (
  <AccountStep scene="scrub" field="blush" heading="This link did not work" arrives>
    <p className="text-soft">{message}</p>
    <ToAccount />
  </AccountStep>
);
