import { paiseText } from '#app/shared/money.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { LedgerEntry, OwnRewards } from '../payouts.contract.ts';
import type { LedgerState } from '../payout-state.ts';

/** Every entry of the ledger, with its state and the reason for it. */
export function LedgerTable({ entries, page, pages }: OwnRewards) {
  const { addressOf } = useAddressQuery();
  if (entries.length === 0)
    return (
      <EmptyState scene="empty" heading="No rewards yet">
        When someone buys their first plan with your code, the reward appears here and stays.
      </EmptyState>
    );
  return (
    <Card as="section" id="ledger" aria-label="Rewards">
      <Table caption="Rewards" columns={columns} rows={entries} keyOf={({ id }) => id} />
      <Pagination page={page} pages={pages} addressOf={(at) => `${addressOf(at)}#ledger`} />
    </Card>
  );
}

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: 'Reward',
    cell: ({ name, amount, earnedAt }) => (
      <>
        <b>{name ?? 'Your own order'}</b>
        <p className="text-small text-soft">
          {eventOf(name, amount)} <LocalTime instant={earnedAt} format="date" />
        </p>
      </>
    ),
  },
  {
    name: 'State',
    cell: (entry) => (
      <>
        <Badge kind={looks[entry.state].kind}>{looks[entry.state].name}</Badge>
        <p className="text-small text-soft">{reasonOf(entry)}</p>
      </>
    ),
  },
  {
    name: 'Amount',
    numeric: true,
    cell: ({ amount }) => <b className="nowrap">{paiseText(amount)}</b>,
  },
];

const eventOf = (name: string | null, amount: number): string => {
  if (name !== null) return 'joined on';
  return amount < 0 ? 'paid on' : 'refunded on';
};

const looks: Readonly<
  Record<LedgerState, { name: string; kind: 'info' | 'ok' | 'warn' | 'bad' | 'neutral' }>
> = {
  pending: { name: 'Pending', kind: 'info' },
  payable: { name: 'Payable', kind: 'ok' },
  requested: { name: 'In a payout', kind: 'info' },
  paid: { name: 'Paid', kind: 'ok' },
  held: { name: 'Being checked', kind: 'warn' },
  reversed: { name: 'Reversed', kind: 'bad' },
  'clawed-back': { name: 'To be deducted', kind: 'bad' },
  deducted: { name: 'Deducted', kind: 'neutral' },
  used: { name: 'Used', kind: 'neutral' },
  returned: { name: 'Returned', kind: 'ok' },
};

/** The day in India, as in our mails, without a line break in it. */
function reasonOf({ state, at, reason }: LedgerEntry): string {
  const day = instantText(at, 'date').replaceAll(' ', '\u00A0');
  switch (state) {
    case 'pending':
      return `Payable from ${day}, when the time for refunds is over.`;
    case 'payable':
      return `Payable since ${day}.`;
    case 'requested':
      return `Asked for on ${day}.`;
    case 'paid':
      return `On ${day}, reference ${reason ?? ''}.`;
    case 'held':
      return `Since ${day}: buyer and referrer seem to have paid with the same details. We are checking it.`;
    case 'reversed':
      return `On ${day}. ${reason ?? ''}`;
    case 'clawed-back':
      return `Reversed on ${day}, after we had paid it: the next payout is lower. ${reason ?? ''}`;
    case 'deducted':
      return `From the payout of ${day}, reference ${reason ?? ''}.`;
    case 'used':
      return `You paid with it on ${day}.`;
    case 'returned':
      return `Payable again since ${day}, when the order was refunded.`;
  }
}
