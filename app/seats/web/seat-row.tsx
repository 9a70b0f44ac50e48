import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { planLabel } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { copyAndTell, CopyButton } from '#app/ui/base/copy-button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { EmailField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { Seat, seatsContract } from '../contract.ts';
import { redeemAddress } from '../seat-code.ts';
import { seatStateNames } from '../seat-state.ts';

const call = api<typeof seatsContract>();

const looks = { free: 'gold', redeemed: 'ok', withdrawn: 'neutral' } as const;

/** One code with its state, and what its buyer can do with it. */
export function SeatRow({ seat }: { seat: Seat }) {
  const [mailing, setMailing] = useState(false);
  const { code, state, place, orderId, planType } = seat;
  return (
    <li>
      <div className="row row-between">
        {code ? (
          <span className="row">
            <code className="seat-code">{code}</code>
            <CopyButton
              small
              label={`Copy the code ${code}`}
              value={code}
              copied="Code copied to clipboard!"
              failed="Failed to copy the code"
            />
          </span>
        ) : (
          <span className="strong">Code {place}</span>
        )}
        <Badge kind={looks[state]}>{seatStateNames[state]}</Badge>
      </div>
      <p className="text-small text-soft">
        {planLabel(planType)}, code {place} of order{' '}
        <AppLink className="link" to={`/account/orders/${orderId}`}>
          {orderId}
        </AppLink>
        <Happened seat={seat} />
      </p>
      {code && (
        <div className="row">
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              copyAndTell({
                value: publicAddress(redeemAddress(code)),
                copied: 'Link copied to clipboard!',
                failed: 'Failed to copy the link',
              })
            }
          >
            Copy link
          </Button>
          {!seat.sentAt && (
            <Button size="small" variant="quiet" onClick={() => setMailing(true)}>
              Send by e-mail
            </Button>
          )}
        </div>
      )}
      {mailing && <MailDialog seat={seat} onClose={() => setMailing(false)} />}
    </li>
  );
}

function Happened({
  seat: { state, sentTo, sentAt, redeemedAt, redeemedBy, withdrawnAt },
}: {
  seat: Seat;
}) {
  if (withdrawnAt)
    return (
      <>
        . Withdrawn on <LocalTime instant={withdrawnAt} format="date" />, because the payment was
        taken back
      </>
    );
  if (redeemedAt)
    return (
      <>
        . Redeemed by {redeemedBy ?? 'a former member'} on{' '}
        <LocalTime instant={redeemedAt} format="date" />
      </>
    );
  if (state === 'free' && sentAt)
    return (
      <>
        . Sent {sentTo && `to ${sentTo} `}on <LocalTime instant={sentAt} format="date" />
      </>
    );
  return null;
}

function MailDialog({ seat: { id }, onClose }: { seat: Seat; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      title="Send this code"
      action="Send the code"
      send={(form) =>
        call('POST /seats/{id}/mail', { params: { id }, body: { email: typedIn(form, 'email') } })
      }
      onClose={onClose}
      onSent={() => {
        toast.success('Code sent');
        onClose();
        void revalidate();
      }}
    >
      {(field) => (
        <>
          <p className="text-soft">
            We send it once, in your name. If the address turns out to be wrong, copy the link and
            send it yourself.
          </p>
          <EmailField autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
