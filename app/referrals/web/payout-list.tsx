import { paiseText } from '#app/shared/money.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { Payout } from '../payouts.contract.ts';
import { payoutLooks } from './payout-looks.ts';

/** The newest payouts, with the outcome of each. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <section className="payout-list" aria-labelledby="payouts-heading">
      <h2 id="payouts-heading" className="heading-4">
        Payouts
      </h2>
      <Card>
        <Table caption="Payouts" columns={columns} rows={payouts} keyOf={({ id }) => id} />
      </Card>
    </section>
  );
}

const columns: readonly Column<Payout>[] = [
  {
    name: 'Asked for',
    cell: ({ requestedAt, to }) => (
      <>
        <LocalTime instant={requestedAt} format="date" />
        <p className="text-small text-soft">{to}</p>
      </>
    ),
  },
  {
    name: 'State',
    cell: ({ state, reference, reason }) => (
      <>
        <Badge kind={payoutLooks[state].kind}>{payoutLooks[state].name}</Badge>
        <p className="text-small text-soft">
          {reference ? `Reference ${reference}` : (reason ?? '')}
        </p>
      </>
    ),
  },
  { name: 'Amount', numeric: true, cell: ({ amount }) => <b>{paiseText(amount)}</b> },
];
