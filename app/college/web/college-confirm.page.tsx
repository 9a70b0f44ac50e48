import { useEffect, useRef, useState } from 'react';
import { AccountStep } from '#app/accounts/web/account-step.tsx';
import { useMailedLink } from '#app/accounts/web/use-mailed-link.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { BusyRocket } from '#app/ui/busy-rocket.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { collegePath, confirmPath } from '../addresses.ts';
import type { collegeContract } from '../contract.ts';

const call = api<typeof collegeContract>();

export const meta = () =>
  pageMeta({ title: 'Confirm college address', description: 'Confirm your college address.', path: confirmPath, indexed: false });

type State = { step: 'loading' } | { step: 'confirmed' } | { step: 'failed'; message: string };

/** Works in any browser: the mail of a college may be read on another machine. */
export default function CollegeConfirmPage() {
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
      <AccountStep scene="clear" field="mint" heading="Your college address is confirmed" arrives>
        <p className="text-soft">The College plan is open to your account for a year.</p>
        <p>
          <ButtonLink to="/register">Choose the College plan</ButtonLink>
        </p>
      </AccountStep>
    );
  if (state.step === 'failed')
    return (
      <AccountStep scene="scrub" field="blush" heading="This link did not work" arrives>
        <p className="text-soft">{state.message}</p>
        <p>
          <ButtonLink to={collegePath} variant="secondary">
            Ask for a new link
          </ButtonLink>
        </p>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Confirming your college address">
      <p className="text-soft">One moment.</p>
      <BusyRocket />
    </AccountStep>
  );
}

async function confirm(oobCode: string): Promise<State> {
  if (!oobCode) return { step: 'failed', message: 'This link is incomplete. Please open it from the mail again.' };
  try {
    await call('POST /college/confirm', { body: { oobCode } });
    return { step: 'confirmed' };
  } catch (failure) {
    return { step: 'failed', message: failureText(failure) };
  }
}
