import { planLabel } from '#app/memberships/plans.ts';
import type { OrderAnswer } from '#app/payments/contract.ts';
import { paiseText } from '#app/shared/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Card } from '#app/ui/surface.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import './billing-history.css';

const states = {
  created: { kind: 'neutral', text: 'Not paid yet' },
  attempted: { kind: 'warn', text: 'In progress' },
  paid: { kind: 'ok', text: 'Paid' },
  refunded: { kind: 'info', text: 'Refunded' },
  expired: { kind: 'neutral', text: 'Not paid' },
} as const satisfies Record<OrderAnswer['status'], { kind: string; text: string }>;

const columns: readonly Column<OrderAnswer>[] = [
  {
    name: 'Date',
    cell: ({ paidAt, createdAt }) => (
      <span className="tabular">
        <LocalTime instant={paidAt ?? createdAt} format="date" />
      </span>
    ),
  },
  { name: 'Plan', cell: ({ planType }) => planLabel(planType), wideOnly: true },
  { name: 'Amount', cell: ({ amount }) => <span className="tabular strong">{paiseText(amount)}</span> },
  { name: 'Status', cell: (order) => <State order={order} /> },
  { name: 'Order', cell: ({ orderId }) => <code className="billing-order">{orderId}</code>, wideOnly: true },
];

function State({ order: { status, refundedAt } }: { order: OrderAnswer }) {
  const { kind, text } = states[status];
  return (
    <>
      <Badge kind={kind}>{text}</Badge>
      {refundedAt && (
        <span className="billing-refunded text-tiny text-faint">
          on <LocalTime instant={refundedAt} format="date" />
        </span>
      )}
    </>
  );
}

/** Every order that was placed, newest first, with what became of it. */
export const BillingHistory = ({ orders }: { orders: readonly OrderAnswer[] }) => (
  <Card as="section" className="billing" aria-labelledby="billing-heading">
    <h2 id="billing-heading" className="heading-4">
      Billing history
    </h2>
    {orders.length > 0 ? (
      <Table caption="Billing history" columns={columns} rows={orders} keyOf={({ orderId }) => orderId} />
    ) : (
      <p className="text-soft">You have made no payment yet. When you do, it stands here with its date, amount and state.</p>
    )}
  </Card>
);
