import { useState } from 'react';
import { AccountStep } from '#app/accounts/web/account-step.tsx';
import { useMailedLink } from '#app/accounts/web/use-mailed-link.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { forgetPath } from '../addresses.ts';
import type { announcementsContract } from '../contract.ts';

const call = api<typeof announcementsContract>();

export const meta = () =>
  pageMeta({
    title: 'Delete your address',
    description: 'Leave the list of those who wait for a course.',
    path: forgetPath,
    indexed: false,
  });

/** A press, not a visit, deletes: programs open links before their reader does. */
export default function WaitingForgetPage() {
  const link = useMailedLink();
  const [deleted, setDeleted] = useState(false);
  const forget = async () => {
    await call('POST /waiting/forget', { body: { oobCode: link?.oobCode ?? '' } });
    setDeleted(true);
  };
  if (deleted)
    return (
      <AccountStep scene="clear" field="mint" heading="Your address is deleted" arrives>
        <p className="text-soft">We won’t write to it about this course.</p>
      </AccountStep>
    );
  return (
    <AccountStep scene="mail" field="sky" heading="Delete your address?">
      <p className="text-soft">
        We will take the address that this link was sent to off the list of this course.
      </p>
      <div className="row">
        <SendButton disabled={!link} onSend={forget}>
          Delete my address
        </SendButton>
      </div>
    </AccountStep>
  );
}
