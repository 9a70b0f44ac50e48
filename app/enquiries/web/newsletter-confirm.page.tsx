import { useEffect, useRef, useState } from 'react';
import { AccountStep } from '#app/accounts/web/account-step.tsx';
import { useMailedLink } from '#app/accounts/web/use-mailed-link.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { BusyRocket } from '#app/ui/busy-rocket.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { confirmPath } from '../addresses.ts';
import type { enquiriesContract } from '../contract.ts';

const call = api<typeof enquiriesContract>();

export const meta = () =>
  pageMeta({ title: 'Confirm subscription', description: 'Confirm your newsletter subscription.', path: confirmPath, indexed: false });

type State = { step: 'loading' } | { step: 'confirmed' } | { step: 'failed'; message: string };

export default function NewsletterConfirmPage() {
  const link = useMailedLink();
  const [state, setState] = useState<State>({ step: 'loading' });
  const asked = useRef(false);

  useEffect(() => {
    // Once, as a code is good for one use.
    if (!link || asked.current) return;
    asked.current = true;
    void confirm(link.oobCode).then((outcome) => {
      if (outcome.step === 'failed') toast.error(outcome.message);
      setState(outcome);
    });
  }, [link]);

  if (state.step === 'confirmed')
    return (
      <AccountStep scene="clear" field="mint" heading="You are on the list" arrives>
        <p className="text-soft">Your subscription is confirmed. Every letter says how to leave it again.</p>
        <p>
          <ButtonLink to="/courses">See the courses</ButtonLink>
        </p>
      </AccountStep>
    );
  if (state.step === 'failed')
    return (
      <AccountStep scene="scrub" field="blush" heading="This link did not work" arrives>
        <p className="text-soft">{state.message}</p>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Confirming your subscription">
      <p className="text-soft">One moment.</p>
      <BusyRocket />
    </AccountStep>
  );
}

async function confirm(oobCode: string): Promise<State> {
  if (!oobCode) return { step: 'failed', message: 'This link is incomplete. Please open it from the mail again.' };
  try {
    await call('POST /newsletter/confirm', { body: { oobCode } });
    return { step: 'confirmed' };
  } catch (failure) {
    return { step: 'failed', message: failureText(failure) };
  }
}
