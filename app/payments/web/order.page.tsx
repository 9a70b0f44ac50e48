import { useRevalidator } from 'react-router';
import type { invoicesContract, IssuedDocument } from '#app/invoices/contract.ts';
import { DocumentList } from '#app/invoices/web/document-list.tsx';
import { planLabel } from '#app/memberships/plans.ts';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import type { DeskSeat, seatsContract } from '#app/seats/contract.ts';
import { DeskSeats } from '#app/seats/web/desk-seats.tsx';
import { paiseText } from '#app/shared/money.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Receipt, ReceiptTotal } from '#app/ui/base/receipt.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { termInWords } from '../offer-terms.ts';
import type { DeskOrder, OrderFact, ordersContract } from '../orders.contract.ts';
import type { Route } from './+types/order.page';
import { OrderBadge } from './desk-order-table.tsx';
import { RefundDecision } from './refund-decision.tsx';
import './order.page.css';

const call = api<typeof ordersContract & typeof invoicesContract & typeof seatsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Order',
    description: 'One order and what happened to it.',
    path: '/admin/orders',
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(
    async () => {
      const order = await call('GET /admin/orders/{id}', { params });
      const orderId = order.gatewayOrderId;
      const [documents, seats] = await Promise.all([
        orderId ? call('GET /documents/of-order/{orderId}', { params: { orderId } }) : [],
        order.seats === null ? [] : call('GET /admin/orders/{id}/seats', { params }),
      ]);
      return { order, documents, seats };
    },
    { only: 'finance' },
  );

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Way />
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="This order did not load"
      >
        {(found) => <Order {...found} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <Way />
    <DeskOutline />
  </>
);

const Way = () => (
  <div className="order-way">
    <h1 className="visually-hidden">Order</h1>
    <Breadcrumb items={[{ label: 'Orders', to: '/admin/orders' }, { label: 'Order' }]} />
  </div>
);

interface OrderProps {
  order: DeskOrder;
  documents: readonly IssuedDocument[];
  seats: readonly DeskSeat[];
}

function Order({ order, documents, seats }: OrderProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="order-desk">
      <div className="stack">
        <div className="row row-between">
          <h2 className="heading-4 order-name">
            {order.gatewayOrderId ?? 'Not at the gateway'} <OrderBadge {...order} />
          </h2>
          <SendButton
            size="small"
            variant="secondary"
            onSend={async () => {
              try {
                await call('POST /admin/orders/{id}/comparison', { params: { id: order.id } });
                toast.success('The gateway has answered');
              } finally {
                await revalidate();
              }
            }}
          >
            Ask the gateway now
          </SendButton>
        </div>
        <RefundDecision order={order} />
        <h2 className="heading-4">What happened</h2>
        <ol className="order-facts">
          {order.facts.map((fact) => (
            <Happened key={`${fact.at} ${fact.title} ${fact.codes.join(' ')}`} fact={fact} />
          ))}
        </ol>
        <DeskSeats seats={seats} />
      </div>
      <div className="stack">
        <Bill order={order} />
        <DocumentList documents={documents} />
      </div>
    </div>
  );
}

const Happened = ({ fact: { at, title, source, text, codes } }: { fact: OrderFact }) => (
  <li>
    <div className="row row-between">
      <span>
        <b>{title}</b> <span className="text-tiny text-faint">{source}</span>
      </span>
      <span className="text-small text-soft">
        <LocalTime instant={at} />
      </span>
    </div>
    {text && <p className="text-small text-soft">{text}</p>}
    {codes.length > 0 && <code>{codes.join('  ')}</code>}
  </li>
);

function Bill({ order }: { order: DeskOrder }) {
  const { kind, dates } = termInWords(order, useReaderZone());
  const { admin } = standingOf(useIdentity());
  const { listPrice, discountPercent, discount, credit, rewards } = order;
  const { code, buyer, refundableUntil } = order;
  const minus = (paise: number): string => `−${paiseText(paise)}`;
  return (
    <aside className="order-aside-bill">
      <Receipt
        title={planLabel(order.planType)}
        lines={[
          { name: 'Price', amount: paiseText(listPrice) },
          ...(discount > 0
            ? [
                {
                  name: `${code ?? 'Code'}${discountPercent > 0 ? ` (${discountPercent}%)` : ''}`,
                  amount: minus(discount),
                },
              ]
            : []),
          ...(credit > 0 ? [{ name: 'Paid before', amount: minus(credit) }] : []),
        ]}
      >
        <ReceiptTotal name="Total" total={paiseText(order.amount)} />
        {rewards > 0 && (
          <p className="text-small">
            {paiseText(rewards)} with rewards, {paiseText(order.amount - rewards)} through the
            gateway
          </p>
        )}
        <p className="text-small text-soft">
          {kind}: {dates}
          {order.seats !== null && `. ${order.seatsRedeemed} of ${order.seats} redeemed`}
        </p>
      </Receipt>
      <p>
        {admin && buyer.name ? (
          <AppLink className="link" to={memberPath(buyer.uid)}>
            {buyer.name}
          </AppLink>
        ) : (
          buyer.name || 'A former member'
        )}
        <br />
        <span className="text-small text-soft order-name">{buyer.email}</span>
      </p>
      {refundableUntil && (
        <p className="text-small text-soft">
          The time for a refund ends on <LocalTime instant={refundableUntil} />.
        </p>
      )}
    </aside>
  );
}
