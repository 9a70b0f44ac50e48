import { useEffect, useRef } from 'react';
import { instantText, productZone } from '#app/shared/instant-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import type { OrderAnswer } from '../history.contract.ts';
import type { OwnRefund } from '../refunds.contract.ts';
import { RefundForm, WithdrawButton } from './refund-form.tsx';
import { RefundSteps } from './refund-steps.tsx';

/**
 * The refund of an order: until when, how much, and what became of each request. When a request is made
 * or withdrawn, the button is gone and the page shorter, so the focus comes here.
 */
export function RefundPanel(refund: OwnRefund) {
  const state = refund.requests[0]?.state;
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    part.current?.focus();
  }, [state]);
  return (
    <div ref={part} tabIndex={-1} className="own-refund">
      <Refund key={state} {...refund} />
    </div>
  );
}

function Refund(refund: OwnRefund) {
  const { order, until, open, requests } = refund;
  const [latest] = requests;
  if (latest?.state === 'requested' || latest?.state === 'approved')
    return (
      <RefundSteps request={latest} ends={endsWith(order)}>
        {latest.orderId !== order.orderId && <AskedWithItsBasis orderId={latest.orderId} />}
        {latest.state === 'requested' && <WithdrawButton orderId={order.orderId} />}
      </RefundSteps>
    );
  return (
    <>
      {latest?.state === 'refused' && (
        <Note kind="info">
          <p className="strong">We could not refund this payment</p>
          <p>{latest.answer}</p>
          <p>
            You asked on <LocalTime instant={latest.requestedAt} format="date" />. If you disagree,
            write to the grievance officer, whom our{' '}
            <AppLink className="link" to="/terms-and-conditions">
              terms
            </AppLink>{' '}
            name.
          </p>
        </Note>
      )}
      {open && until ? (
        <>
          <Guarantee until={until} order={order} />
          <RefundForm {...refund} />
        </>
      ) : (
        order.status === 'paid' && until && <Closed until={until} order={order} />
      )}
    </>
  );
}

const AskedWithItsBasis = ({ orderId }: { orderId: string }) => (
  <p className="text-small">
    The sum contains{' '}
    <AppLink className="link" to={`/account/orders/${orderId}`}>
      the payment that this upgrade was built on
    </AppLink>
    , because you asked for both together.
  </p>
);

const endsWith = ({ seats }: OrderAnswer): string =>
  seats === null ? 'your membership ends' : 'the codes stop working';

/** The last moment in India and, where they differ, in the reader's own zone. */
function LastMoment({ until }: { until: string }) {
  const zone = useReaderZone();
  const indian = instantText(until);
  const own = instantText(until, 'date-time', zone);
  return (
    <>
      {indian}
      {own !== indian && zone !== productZone && ` (for you: ${own})`}
    </>
  );
}

const Guarantee = ({ until, order }: { until: string; order: OrderAnswer }) => (
  <Panel as="section" field="sky" className="refund-until" aria-labelledby="refund-until-heading">
    <p className="text-small strong">{order.guaranteeDays}-day guarantee</p>
    <h2 id="refund-until-heading" className="heading-3">
      Your money back until <LastMoment until={until} />
    </h2>
    <p className="text-small">
      You paid on <LocalTime instant={order.paidAt ?? order.createdAt} format="date" />. The day
      after is the first of the {order.guaranteeDays}. What counts is when you ask, and not when we
      answer.
    </p>
  </Panel>
);

const Closed = ({ until, order }: { until: string; order: OrderAnswer }) =>
  order.seatsRedeemed > 0 ? <Redeemed /> : <Late until={until} days={order.guaranteeDays} />;

const Redeemed = () => (
  <Card as="section" className="refund-late" aria-labelledby="refund-redeemed-heading">
    <h2 id="refund-redeemed-heading" className="heading-4">
      A code of this order has been redeemed
    </h2>
    <p>
      So its payment can’t be refunded for a change of mind. The other codes still work, and do not
      expire.
    </p>
    <ButtonLink to="/cancellation-refund" variant="quiet">
      Read the refund policy
    </ButtonLink>
  </Card>
);

const Late = ({ until, days }: { until: string; days: number }) => (
  <Card as="section" className="refund-late" aria-labelledby="refund-late-heading">
    <h2 id="refund-late-heading" className="heading-4">
      The {days} days ended on {instantText(until)}
    </h2>
    <p>
      If something is broken, or you were charged twice, that has nothing to do with the guarantee.
      Tell us, and we put it right.
    </p>
    <div className="row">
      <ButtonLink to="/contact">Write to us</ButtonLink>
      <ButtonLink to="/cancellation-refund" variant="quiet">
        Read the refund policy
      </ButtonLink>
    </div>
  </Card>
);
