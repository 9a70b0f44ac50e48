import { brand } from '#app/shared/brand.ts';
import { paiseText } from '#app/shared/money.ts';
import type { OrderFact } from '../../orders.contract.ts';
import type { FactSource } from '../../order-state.ts';
import type { RefundReason } from '../tables.ts';
import type { RequestRow } from '../refunds/queries.ts';
import type { OrderWithFacts } from './queries.ts';

const sources: Record<FactSource, string> = {
  buyer: 'Buyer',
  webhook: 'Gateway',
  browser: 'Browser',
  reconcile: 'Comparison',
  refund: 'Refund',
};

const steps: Record<OrderWithFacts['status'], string> = {
  created: 'Order placed',
  attempted: 'Payment attempted',
  paid: 'Paid: the membership begins',
  refunded: 'Refunded: the membership ends',
  expired: 'Closed without a payment',
};

const stepsOfSeats: typeof steps = {
  ...steps,
  paid: 'Paid: the codes are issued',
  refunded: 'Refunded: the codes are withdrawn',
};

const outcomes = {
  applied: null,
  ignored: 'It is about nothing that we act on.',
  quarantined: 'It does not add up, and waits under Payments.',
} as const;

const reasons: Record<RefundReason, string> = {
  duplicate: 'The order was paid twice.',
  superseded: 'The order no longer fitted the membership.',
  requested: 'The buyer asked for it.',
};

const instant = (told: unknown): string => new Date(told as string).toISOString();

interface Told {
  at: unknown;
  title: string;
  source: string;
  text?: string | null;
  codes?: readonly (string | null)[];
}

const fact = ({ at, title, source, text = null, codes = [] }: Told): OrderFact => ({
  at: instant(at),
  title,
  source,
  text,
  codes: codes.flatMap((code) => code ?? []),
});

/** Everything that happened to an order, newest first. */
export const factsOf = (order: OrderWithFacts, requests: readonly RequestRow[]): OrderFact[] =>
  [
    ...order.transitions.map(({ at, status, source }) =>
      fact({
        at,
        title: (order.seats === null ? steps : stepsOfSeats)[status],
        source: sources[source],
      }),
    ),
    ...order.notes.map(({ at, note, paymentId }) =>
      fact({
        at,
        title: note === 'cancelled' ? 'The window was closed' : 'The browser reported a failure',
        source: 'Browser',
        codes: [paymentId],
      }),
    ),
    ...order.payments.flatMap(paymentFacts),
    ...order.events.map(({ at, type, outcome, id, paymentId }) =>
      fact({ at, title: type, source: 'Gateway', text: outcomes[outcome], codes: [id, paymentId] }),
    ),
    ...order.refunds.flatMap(refundFacts),
    ...requests.flatMap(requestFacts),
  ].toSorted((one, other) => other.at.localeCompare(one.at));

function paymentFacts(payment: OrderWithFacts['payments'][number]): OrderFact[] {
  const { id, amount, refunded, parts } = payment;
  const source = brand.name;
  const codes = [id];
  return [
    fact({ at: payment.seenAt, title: 'Payment recorded', source, codes, text: paiseText(amount) }),
    ...(payment.duplicateAt
      ? [fact({ at: payment.duplicateAt, title: 'This payment goes back', source, codes })]
      : []),
    ...(payment.chargedBackAt
      ? [fact({ at: payment.chargedBackAt, title: 'The bank took it back', source, codes })]
      : []),
    ...parts
      .filter((part) => Math.abs(part.amount) < amount)
      .map((part) =>
        fact({
          at: part.at,
          title: part.amount > 0 ? 'Refunded in part' : 'A refund of a part failed',
          source: 'Gateway',
          codes,
          text: `${paiseText(Math.abs(part.amount))} of ${paiseText(amount)}.${part.amount > 0 && refunded < amount ? ' What was bought stays valid until all of it has gone back.' : ''}`,
        }),
      ),
  ];
}

function refundFacts(refund: OrderWithFacts['refunds'][number]): OrderFact[] {
  const { amount, refundId, paymentId } = refund;
  const codes = [refundId, paymentId];
  const tell = (at: unknown, title: string, source: string, text: string | null = null) =>
    at ? [fact({ at, title, source, text, codes })] : [];
  return [
    ...tell(
      refund.at,
      `Refund of ${paiseText(amount)} recorded`,
      brand.name,
      reasons[refund.reason],
    ),
    ...(refundId
      ? tell(refund.askedAt, 'The gateway has accepted the refund', 'Gateway')
      : tell(refund.askedAt, 'The gateway refused the refund', 'Gateway')),
    ...tell(refund.processedAt, 'The refund was paid out', 'Gateway'),
    ...tell(refund.failedAt, 'The refund failed', 'Gateway', 'The money is still at the gateway.'),
  ];
}

const decisions: Record<RequestRow['state'], string | null> = {
  requested: null,
  withdrawn: 'Request withdrawn',
  refused: 'Refund refused',
  approved: 'Refund approved',
  overtaken: 'The money went back before anybody decided',
};

function requestFacts({ state, reason, amountPaise, answer, ...at }: RequestRow): OrderFact[] {
  const ended = decisions[state];
  return [
    fact({
      at: at.requestedAt,
      title: `Asked for ${paiseText(amountPaise)} back`,
      source: 'Buyer',
      text: reason || null,
    }),
    ...(ended && at.decidedAt
      ? [
          fact({
            at: at.decidedAt,
            title: ended,
            source: state === 'withdrawn' ? 'Buyer' : brand.name,
            text: answer,
          }),
        ]
      : []),
  ];
}
