import { useState } from 'react';
import { AccountStep } from '#app/accounts/web/account-step.tsx';
import { useMailedLink } from '#app/accounts/web/use-mailed-link.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { toast } from '#app/ui/toast.ts';
import { unsubscribePath } from '../addresses.ts';
import type { enquiriesContract } from '../contract.ts';

const call = api<typeof enquiriesContract>();

export const meta = () => pageMeta({ title: 'Unsubscribe', description: 'Leave the newsletter.', path: unsubscribePath, indexed: false });

type State = { step: 'asking' } | { step: 'busy' } | { step: 'gone' } | { step: 'failed'; message: string };

/** A press, and no visit, ends the subscription: programs that look at links before their reader does must not. */
export default function NewsletterUnsubscribePage() {
  const link = useMailedLink();
  const [state, setState] = useState<State>({ step: 'asking' });

  const leave = async (oobCode: string) => {
    setState({ step: 'busy' });
    const outcome = await unsubscribe(oobCode);
    if (outcome.step === 'failed') toast.error(outcome.message);
    setState(outcome);
  };

  if (state.step === 'gone')
    return (
      <AccountStep scene="clear" field="mint" heading="You are unsubscribed" arrives>
        <p className="text-soft">No more letters come to this address.</p>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Leave the newsletter?">
      <p className="text-soft">One press, and no more letters come to the address that this link was sent to.</p>
      <FormNote>{state.step === 'failed' && state.message}</FormNote>
      <p>
        <Button busy={state.step === 'busy'} disabled={!link} onClick={() => link && void leave(link.oobCode)}>
          Unsubscribe
        </Button>
      </p>
    </AccountStep>
  );
}

async function unsubscribe(oobCode: string): Promise<State> {
  if (!oobCode) return { step: 'failed', message: 'This link is incomplete. Please open it from the mail again.' };
  try {
    await call('POST /newsletter/unsubscribe', { query: { oobCode } });
    return { step: 'gone' };
  } catch (failure) {
    return { step: 'failed', message: failureText(failure) };
  }
}
