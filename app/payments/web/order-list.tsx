import { planLabel } from '#app/memberships/plans.ts';
import { paiseText } from '#app/shared/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import type { OrderAnswer } from '../contract.ts';
import './order-list.css';

interface Said {
  kind: 'neutral' | 'warn' | 'ok' | 'info' | 'bad';
  text: string;
  /** What becomes of an order that is not settled, and whether its buyer has to do anything. */
  next?: string;
}

const states: Record<OrderAnswer['status'], Said> = {
  created: { kind: 'neutral', text: 'Not paid yet', next: 'No payment has reached us. It lapses a day after it was made.' },
  attempted: {
    kind: 'warn',
    text: 'In progress',
    next: 'We are waiting for the bank. Once it has paid, your plan starts by itself and a mail tells you.',
  },
  paid: { kind: 'ok', text: 'Paid' },
  refunded: { kind: 'info', text: 'Refunded' },
  expired: { kind: 'neutral', text: 'Not paid' },
};

const declinedState: Said = {
  kind: 'bad',
  text: 'Declined',
  next: 'The bank said no, and you may try again. Should it pay after all, your plan starts by itself and a mail tells you.',
};

interface Row extends OrderAnswer {
  /** A later order was paid: this one leaves nothing to do. */
  overtaken: boolean;
}

const columns: readonly Column<Row>[] = [
  {
    name: 'Date',
    cell: ({ paidAt, createdAt, planType }) => (
      <>
        <span className="tabular">
          <LocalTime instant={paidAt ?? createdAt} format="date" />
        </span>
        <span className="order-aside only-small text-tiny text-faint">{planLabel(planType)}</span>
      </>
    ),
  },
  { name: 'Plan', cell: ({ planType }) => planLabel(planType), wideOnly: true },
  { name: 'Amount', cell: ({ amount }) => <span className="tabular strong nowrap">{paiseText(amount)}</span> },
  { name: 'Status', cell: (order) => <State order={order} /> },
  { name: 'Order', cell: ({ orderId }) => <code className="order-id">{orderId}</code>, wideOnly: true },
];

function State({ order: { status, declined, refundedAt, overtaken } }: { order: Row }) {
  const { kind, text, next } = declined ? declinedState : states[status];
  return (
    <>
      <Badge kind={kind}>{text}</Badge>
      {next && !overtaken && <span className="order-aside text-tiny text-faint">{next}</span>}
      {refundedAt && (
        <span className="order-aside text-tiny text-faint">
          on <LocalTime instant={refundedAt} format="date" />
        </span>
      )}
    </>
  );
}

interface OrderListProps {
  /** What the page calls them; read out with the table. */
  caption: string;
  orders: readonly OrderAnswer[];
}

/** Every order that was placed, newest first, with what became of it. */
export function OrderList({ caption, orders }: OrderListProps) {
  const paid = orders.filter(({ status }) => status === 'paid');
  const rows = orders.map((order) => ({ ...order, overtaken: paid.some(({ createdAt }) => createdAt > order.createdAt) }));
  return (
    <div className="order-list">
      {rows.length > 0 ? (
        <Table caption={caption} columns={columns} rows={rows} keyOf={({ orderId }) => orderId} />
      ) : (
        <p className="text-soft">You have made no payment yet. When you do, it stands here with its date, amount and state.</p>
      )}
    </div>
  );
}
