import { memberPath } from '#app/shared/addresses.ts';
import { paiseText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { DeskPayout } from '../payouts.contract.ts';
import { payoutLooks } from './payout-looks.ts';

interface PayoutCardProps {
  payout: DeskPayout;
  onDecide: (to: 'payment' | 'refusal') => void;
}

/** One payout: who, how much, where to, and what became of it. */
export function PayoutCard({ payout, onDecide }: PayoutCardProps) {
  const { state, amount, to, person, entries, own, requestedAt, sentAt, decidedAt } = payout;
  const { name, kind } = payoutLooks[state];
  return (
    <Card as="li" className="stack">
      <div className="row row-between">
        <h2 className="heading-4">
          {paiseText(amount)}{' '}
          <span className="text-small text-soft">
            for {entries === 1 ? '1 ledger entry' : `${entries} ledger entries`}
          </span>
        </h2>
        <Badge kind={kind}>{name}</Badge>
      </div>
      <Facts>
        <Fact name="Member">
          <b>
            {person.name ? (
              <AppLink className="link" to={memberPath(person.uid)}>
                {person.name}
              </AppLink>
            ) : (
              'Unknown'
            )}
          </b>
        </Fact>
        <Fact name="To">{to}</Fact>
        <Fact name="Requested">
          <LocalTime instant={requestedAt} />
        </Fact>
        {sentAt && (
          <Fact name="Exported">
            <LocalTime instant={sentAt} />
          </Fact>
        )}
      </Facts>
      {decidedAt && (
        <p className="text-small">
          {name} <LocalTime instant={decidedAt} />: {payout.reference ?? payout.reason}
        </p>
      )}
      {!decidedAt && own && (
        <Note kind="info">This is your own payout, so somebody else must decide.</Note>
      )}
      {!decidedAt && !own && (
        <div className="row">
          {state === 'sending' && (
            <Button variant="secondary" onClick={() => onDecide('payment')}>
              Mark as paid
            </Button>
          )}
          <Button variant="danger" onClick={() => onDecide('refusal')}>
            Refuse
          </Button>
        </div>
      )}
    </Card>
  );
}
