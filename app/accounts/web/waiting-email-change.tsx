import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { loadIdentity } from '#app/shared/identity.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { EmailChangeAnswer, ownAccountContract } from '../own-account.contract.ts';
import { useCountdown } from './use-countdown.ts';
import './account-card.css';

const call = api<typeof ownAccountContract>();

/** The confirmations that a change of address still waits for, with a button to cancel it. */
export function WaitingEmailChange({
  email,
  change,
}: {
  email: string;
  change: EmailChangeAnswer;
}) {
  const { revalidate } = useRevalidator();
  const { text, submit } = useSubmission({ onRefused: () => void refresh() });
  const [looked, setLooked] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const refresh = async () => {
    await Promise.all([revalidate(), loadIdentity()]);
    // Each answer restarts the countdown, even with the same number of seconds.
    setLooked((times) => times + 1);
  };
  // The links are opened in another tab, or on another device: someone who comes back sees the
  // current state.
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const act = (work: () => Promise<unknown>, done: string) =>
    submit(async () => {
      // The pressed button is replaced by the countdown.
      if (group.current) keepFocusIn(group.current);
      await work();
      toast.success(done);
      await refresh();
    });

  return (
    <div ref={group} className="stack" role="group" aria-label="Change of address">
      <p>
        Your account moves to <strong>{change.newEmail}</strong> once you have confirmed with the
        links in both e-mails.
      </p>
      <p className="text-small text-soft">
        They work until <LocalTime instant={change.expiresAt} />
      </p>
      <ul className="address-states">
        <AddressState address={email} confirmed={change.confirmed.old} />
        <AddressState address={change.newEmail} confirmed={change.confirmed.new} />
      </ul>
      <FormNote>{text}</FormNote>
      <div className="row">
        <ResendLinks
          key={looked}
          seconds={change.resendSeconds}
          onPress={() =>
            act(() => call('POST /account/email-change/links'), 'New links are on their way.')
          }
        />
        <Button
          variant="quiet"
          onClick={() =>
            act(
              () => call('DELETE /account/email-change'),
              'The change was stopped. Your address stays as it is.',
            )
          }
        >
          Stop the change
        </Button>
      </div>
    </div>
  );
}

const AddressState = ({ address, confirmed }: { address: string; confirmed: boolean }) => (
  <li className={confirmed ? 'address-confirmed' : undefined}>
    {confirmed ? <Icon name="circle-check" /> : <Icon name="clock" />}
    <span>
      <span className="account-card-value">{address}</span>
      <span className="text-small text-soft">
        {confirmed ? 'Confirmed' : 'Waiting for its link to be opened'}
      </span>
    </span>
  </li>
);

function ResendLinks({ seconds, onPress }: { seconds: number; onPress: () => Promise<unknown> }) {
  const left = useCountdown(seconds);
  return left > 0 ? (
    <p className="text-small text-soft tabular">You can ask for new links in {left} s.</p>
  ) : (
    <Button variant="secondary" onClick={onPress}>
      Send the links again
    </Button>
  );
}
