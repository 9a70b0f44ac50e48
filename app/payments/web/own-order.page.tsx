import type { ReactNode } from 'react';
import type { invoicesContract } from '#app/invoices/contract.ts';
import { BillingForm } from '#app/invoices/web/billing-form.tsx';
import { DocumentList } from '#app/invoices/web/document-list.tsx';
import { planLabel } from '#app/memberships/plans.ts';
import { ownSeatsPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { termInWords } from '../offer-terms.ts';
import { openStatuses } from '../order-state.ts';
import { refundedSoFar } from '../refund-rules.ts';
import type { OwnRefund, refundsContract } from '../refunds.contract.ts';
import type { Route } from './+types/own-order.page';
import { CancelOrder } from './cancel-order.tsx';
import { PaidAgain, saidOf } from './order-said.tsx';
import { RefundPanel } from './refund-panel.tsx';
import './own-order.page.css';

const call = api<typeof refundsContract & typeof invoicesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Order',
    description: 'One of your orders, and its refund.',
    path: '/account',
    indexed: false,
  });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  personalAnswer(async () => {
    const [found, documents, details] = await Promise.all([
      call('GET /payment/orders/{orderId}/refund', { params }),
      call('GET /documents/of-order/{orderId}', { params }),
      call('GET /billing-details'),
    ]);
    return { found, documents, details };
  });

/** For its buyer, with or without a membership (decisions.md rulings 1 and 28). */
export default function OwnOrderPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<Skeleton shape="panel" />}
        failedHeading="This order did not load"
      >
        {({ found, documents, details }) => (
          <>
            <Bill order={found.order} refunded={refundedSoFar(found)} />
            {openStatuses.includes(found.order.status) && <Unpaid orderId={found.order.orderId} />}
            <DocumentList documents={documents} />
            <RefundPanel {...found} />
            <BillingForm details={details} />
          </>
        )}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton shape="panel" />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap own-order">
    <div>
      <Breadcrumb items={[{ label: 'Your account', to: '/account#orders' }, { label: 'Order' }]} />
      <h1 className="heading-2">Your order</h1>
    </div>
    {children}
  </div>
);

const Unpaid = ({ orderId }: { orderId: string }) => (
  <Note kind="info">
    <div className="row">
      <p>This order is not paid. After a day it closes by itself, or you can cancel it now.</p>
      <CancelOrder orderId={orderId} />
    </div>
  </Note>
);

interface BillProps {
  order: OwnRefund['order'];
  /** In part. */
  refunded: number;
}

function Bill({ order, refunded }: BillProps) {
  const { kind, dates } = termInWords(order, useReaderZone());
  const { text, next } = saidOf(order);
  return (
    <Card as="section" className="stack" aria-labelledby="order-heading">
      <h2 id="order-heading" className="heading-4">
        {planLabel(order.planType)}
      </h2>
      <Facts>
        <Fact name={kind}>{dates}</Fact>
        {order.seats !== null && order.paidAt && (
          <Fact name="Redeemed">
            {order.seatsRedeemed} of {order.seats}.{' '}
            <AppLink className="link" to={ownSeatsPath}>
              See the codes
            </AppLink>
          </Fact>
        )}
        <Fact name="Amount">{paiseText(order.amount)}</Fact>
        {order.rewards > 0 && (
          <Fact name="With rewards">
            {paiseText(order.rewards)}
            {order.status === 'refunded' && ', payable again'}
          </Fact>
        )}
        <Fact name="Status">{text}</Fact>
        {refunded > 0 && <Fact name="Refunded so far">{paiseText(refunded)}</Fact>}
        <Fact name={order.paidAt ? 'Paid' : 'Ordered'}>
          <LocalTime instant={order.paidAt ?? order.createdAt} format="date" />
        </Fact>
        <Fact name="Order">
          <code className="own-order-id">{order.orderId}</code>
        </Fact>
      </Facts>
      {next && <p className="text-small text-soft">{next}</p>}
      <PaidAgain order={order} className="text-small text-soft" />
    </Card>
  );
}
