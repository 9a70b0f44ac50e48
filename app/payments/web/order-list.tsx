import { planLabel } from '#app/memberships/plans.ts';
import { paiseText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { later } from '#app/ui/base/later.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import type { OrderAnswer, OrderHistory } from '../history.contract.ts';
import { termText } from '../offer-terms.ts';
import { openStatuses } from '../order-state.ts';
import { attemptsAmong, paymentsAmong } from '../paid-orders.ts';
import { CancelOrder } from './cancel-order.tsx';
import { PaidAgain, saidOf } from './order-said.tsx';
import './order-list.css';

/** Few people have more than one page. */
const OrderPages = later(partOf(() => import('./order-pages.tsx'), 'OrderPages'));

/** Each row leads to its order's page, where the buyer can ask for a refund. */
const columnsFor = (at: string, isBuyer: boolean): readonly Column<OrderAnswer>[] => [
  {
    name: 'Date',
    cell: (order) => (
      <>
        <span className="tabular">
          <LocalTime instant={order.paidAt ?? order.createdAt} format="date" />
        </span>
        <span className="order-aside only-small text-tiny text-faint">
          {planLabel(order.planType)}
        </span>
        <Terms order={order} smallOnly />
      </>
    ),
  },
  {
    name: 'Plan',
    cell: (order) => (
      <>
        {planLabel(order.planType)}
        <Terms order={order} />
      </>
    ),
    wideOnly: true,
  },
  {
    name: 'Amount',
    cell: ({ amount, rewards }) => (
      <>
        <span className="tabular strong nowrap">{paiseText(amount)}</span>
        {rewards > 0 && (
          <span className="order-aside text-tiny text-faint">
            {paiseText(rewards)} of it with rewards
          </span>
        )}
      </>
    ),
  },
  {
    name: 'Status',
    cell: (order) => (
      <>
        <State order={order} />
        <AppLink className="link order-aside only-small" to={at + order.orderId}>
          Details<span className="visually-hidden"> of {order.orderId}</span>
        </AppLink>
        {isBuyer && openStatuses.includes(order.status) && (
          <div className="order-cancel">
            <CancelOrder orderId={order.orderId} size="small" />
          </div>
        )}
      </>
    ),
  },
  {
    name: 'Order',
    cell: ({ orderId }) => (
      <AppLink className="link" to={at + orderId}>
        <code className="order-id">{orderId}</code>
      </AppLink>
    ),
    wideOnly: true,
  },
];

/** The period that the order adds to the membership, or would have added. */
function Terms({ order, smallOnly = false }: { order: OrderAnswer; smallOnly?: boolean }) {
  const zone = useReaderZone();
  return (
    <span className={`order-aside text-tiny text-faint${smallOnly ? ' only-small' : ''}`}>
      {termText(order, zone)}
    </span>
  );
}

function State({ order }: { order: OrderAnswer }) {
  const { kind, text, next } = saidOf(order);
  const { refundedAt } = order;
  return (
    <>
      <Badge kind={kind}>{text}</Badge>
      {next && <span className="order-aside text-tiny text-faint">{next}</span>}
      {refundedAt && (
        <span className="order-aside text-tiny text-faint">
          on <LocalTime instant={refundedAt} format="date" />
        </span>
      )}
      <PaidAgain order={order} className="order-aside text-tiny text-faint" />
    </>
  );
}

interface OrderListProps extends OrderHistory {
  /** The page's name for the payments; screen readers read it with the table. */
  caption: string;
  /** Replaces the payments when there are none. */
  empty: string;
  /**
   * For somebody else's orders: the address of an order without its id. A buyer's own lead to the
   * buyer's page, and an open one can be cancelled here.
   */
  at?: string;
}

const attemptsCaption = 'Attempts that were not paid';

/** A page of the payments, newest first. Failed attempts are not debts, and stay folded. */
export function OrderList({ caption, empty, items, page, pages, at }: OrderListProps) {
  const payments = paymentsAmong(items);
  const attempts = attemptsAmong(items);
  const columns = columnsFor(at ?? '/account/orders/', at === undefined);
  return (
    <div className="order-list">
      {payments.length > 0 || page > 1 ? (
        payments.length > 0 && <OrderTable caption={caption} orders={payments} columns={columns} />
      ) : (
        <p className="text-soft">{empty}</p>
      )}
      {attempts.length > 0 && (
        <details className="order-attempts">
          <summary>
            {attemptsCaption} ({attempts.length}) <Icon name="chevron-down" />
          </summary>
          {/* The focus stays in here when the button of a cancelled order disappears. */}
          <section aria-label={attemptsCaption}>
            <p className="text-small text-soft">
              No payment reached us for these, and nothing is owed. If a bank pays one of them late,
              we tell you by e-mail what happens to the money.
            </p>
            <OrderTable caption={attemptsCaption} orders={attempts} columns={columns} />
          </section>
        </details>
      )}
      {pages > 1 && <OrderPages page={page} pages={pages} label={caption} />}
    </div>
  );
}

interface OrderTableProps {
  caption: string;
  orders: readonly OrderAnswer[];
  columns: readonly Column<OrderAnswer>[];
}

const OrderTable = ({ orders, ...table }: OrderTableProps) => (
  <Table {...table} rows={orders} keyOf={({ orderId }) => orderId} />
);

/** For the buyer. */
export const noPaymentYet =
  'You have not paid for anything yet. Payments are listed here with their date and amount.';
