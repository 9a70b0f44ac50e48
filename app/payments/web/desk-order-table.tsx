import { planLabel } from '#app/memberships/plans.ts';
import { paiseText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { codesText, kindNames } from '../offer-terms.ts';
import { orderDeskPath, orderStateNames } from '../order-filter.ts';
import type { ListedOrder } from '../orders.contract.ts';
import './desk-order-table.css';

/** Most orders begin a membership; the table names only the others. */
const kindOf = ({ kind, seats }: Pick<ListedOrder, 'kind' | 'seats'>): string[] =>
  kind === 'purchase' ? [] : [seats === null ? kindNames[kind] : codesText(seats)];

const columns: readonly Column<ListedOrder>[] = [
  {
    name: 'Order',
    cell: ({ id, gatewayOrderId, createdAt, buyer, ...order }) => (
      <span className="desk-order">
        <AppLink className="strong" to={orderDeskPath(id)}>
          {gatewayOrderId ?? 'Not at the gateway'}
        </AppLink>
        <span className="text-tiny text-faint">
          <LocalTime instant={createdAt} />
        </span>
        <span className="only-small text-small">
          {[buyer.name, planLabel(order.planType), ...kindOf(order)].join(', ')}
        </span>
      </span>
    ),
  },
  {
    name: 'Buyer',
    cell: ({ buyer }) => (
      <span className="desk-order">
        {buyer.name}
        <span className="text-tiny text-faint">{buyer.email}</span>
      </span>
    ),
    wideOnly: true,
  },
  {
    name: 'Plan',
    cell: (order) => (
      <span className="desk-order">
        {planLabel(order.planType)}
        <span className="text-tiny text-faint">{kindOf(order)}</span>
      </span>
    ),
    wideOnly: true,
  },
  {
    name: 'Code',
    cell: ({ code }) =>
      code ? <code>{code}</code> : <span className="text-faint nowrap">None</span>,
    wideOnly: true,
  },
  {
    name: 'Amount',
    cell: ({ amount }) => <span className="nowrap strong">{paiseText(amount)}</span>,
    numeric: true,
  },
  { name: 'State', cell: (order) => <OrderBadge {...order} /> },
];

const kinds = {
  created: 'neutral',
  attempted: 'warn',
  paid: 'ok',
  refunded: 'info',
  expired: 'neutral',
} as const;

/** The state of an order, or that somebody waits for an answer. */
export const OrderBadge = ({
  status,
  refundRequested,
}: Pick<ListedOrder, 'status' | 'refundRequested'>) =>
  refundRequested ? (
    <Badge kind="warn">{orderStateNames['refund-requested']}</Badge>
  ) : (
    <Badge kind={kinds[status]}>{orderStateNames[status]}</Badge>
  );

export const DeskOrderTable = ({ orders }: { orders: readonly ListedOrder[] }) => (
  <Table caption="Orders" columns={columns} rows={orders} keyOf={({ id }) => id} />
);
