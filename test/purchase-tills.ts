import { stripeHeader } from '#app/payments/server/gateway/stripe-signature.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import type { Reply, TestApp } from './app.ts';
import { booksDiffer } from './invariants.ts';
import type { SignedIn } from './people.ts';
import { atGateway, pendingRefund, refundsAt } from './purchase-desk.ts';
import { openShop, type Paid } from './purchases.ts';
import { openStripeShop } from './stripe-purchases.ts';
import { pool } from '#app/platform/database.ts';

export interface Payment extends Paid {
  orderId: string;
}

export const answered = ({ status, body }: Reply, ...expected: number[]): void => {
  if (!expected.includes(status)) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
};

/** What buyers, gateways and banks do in a history of purchases, whichever gateway it is. */
export interface Till {
  shop: TestApp;
  /** The events that the gateway has not been asked for yet. */
  news: () => SignedEvent[];
  /** Undefined if the gateway took no payment. */
  pay: (
    orderId: string,
    outcome: 'success' | 'authorize' | 'failure',
    payer: SandboxPayer,
  ) => Promise<Payment | undefined>;
  deliver: (event: SignedEvent) => Promise<Reply>;
  /** The same event with a wrong signature; undefined if it happens to be the right one. */
  forge: (event: SignedEvent) => Promise<Reply> | undefined;
  /** The page's report, or its question, after paying; with the statuses that it may get. */
  confirm: (who: SignedIn, payment: Payment) => Promise<[Reply, ...expected: number[]]>;
  /** Somebody refunds it on the gateway's own dashboard. */
  refund: (how: 'refund' | 'refundTwice' | 'partialRefund', payment: Payment) => Promise<void>;
  /** What the bank does to a payment of the order, and the events about it. */
  atBank: (
    what: 'capture' | 'lateAuthorise' | 'chargeBack' | 'failRefund',
    orderId: string,
  ) => Promise<SignedEvent[]>;
  /** Can this order still be paid on a page of the gateway's? Never where there is only a window. */
  pageIsOpen: (orderId: string) => Promise<boolean>;
  /** The faults in the money, also beside the gateway's books about these orders. */
  faults: (orderIds?: readonly string[]) => Promise<string[]>;
}

export async function razorpayTill(variables: Record<string, string>): Promise<Till> {
  const shop = await openShop(variables);
  const { razorpay, deliver } = shop;
  return {
    shop,
    deliver,
    news: () => razorpay.events.splice(0),
    pay: async (orderId, outcome, payer) => {
      const paid = await shop.pay(orderId, outcome, payer);
      return paid.paymentId ? { ...paid, orderId } : undefined;
    },
    forge: (event) => {
      const signature = event.signature.replaceAll('a', 'b');
      return signature === event.signature ? undefined : deliver({ ...event, signature });
    },
    confirm: async (who, { orderId, ...paid }) => [
      await shop.confirm(who, orderId, paid),
      200,
      202,
      409,
    ],
    refund: async (how, payment) => {
      razorpay.events.push(...(await refundsAt(razorpay, how, payment)));
    },
    atBank: (what, orderId) => atGateway(razorpay, what, orderId),
    pageIsOpen: async () => false,
    faults: shop.faults,
  };
}

const stripeOutcomes = { success: 'pay', authorize: 'later', failure: 'decline' } as const;

let disputes = 0;

export async function stripeTill(variables: Record<string, string>): Promise<Till> {
  const shop = await openStripeShop(variables);
  const { stripe, deliver } = shop;
  const charges = (orderId: string) => stripe.store.childrenOf('payment', orderId);
  return {
    shop,
    deliver,
    news: () => stripe.events.splice(0),
    pay: async (orderId, outcome, { vpa, email }) => {
      const before = (await charges(orderId)).length;
      const payer = { ...(vpa && { vpa }), ...(email && { email }) };
      await stripe.pay(orderId, stripeOutcomes[outcome], payer);
      const paid = (await charges(orderId))[before];
      return paid && { orderId, paymentId: paid.id, signature: '0'.repeat(64) };
    },
    forge: ({ body }) => {
      const now = Math.floor(shop.clock.now().getTime() / 1000);
      const headers = { 'stripe-signature': stripeHeader(body, now, 'whsec_guessed') };
      return shop.call('POST', '/payment/webhook', { body, headers });
    },
    confirm: async (who, { orderId }) => [await shop.back(who, orderId), 200],
    refund: async (how, { paymentId }) => {
      const fields = { charge: paymentId, ...(how === 'partialRefund' && { amount: '10000' }) };
      for (let times = how === 'refundTwice' ? 2 : 1; times > 0; times -= 1)
        await stripe.call('POST', '/refunds', fields);
    },
    atBank: async (what, orderId) => {
      if (what === 'failRefund') {
        const refund = await pendingRefund(stripe.store, orderId);
        if (refund) await stripe.bank('refunds', refund.id, 'failed');
        return stripe.events.splice(0);
      }
      const wanted = { capture: 'authorized', lateAuthorise: '', chargeBack: 'captured' }[what];
      const charge = (await charges(orderId)).find(({ status }) => status === wanted);
      if (!charge) return [];
      if (what === 'chargeBack') return lost(charge);
      await stripe.bank('charges', charge.id, 'succeeded');
      return stripe.events.splice(0);
    },
    pageIsOpen: async (orderId) =>
      (await stripe.call('GET', `/checkout/sessions/${orderId}`)).body['status'] === 'open',
    faults: async (orderIds = []) => {
      const booked = (await Promise.all(orderIds.map(charges))).flat();
      const select = async (query: string): Promise<unknown[]> => (await pool().query(query)).rows;
      return [...(await shop.faults()), ...(await booksDiffer(booked, select))];
    },
  };
}

/** The events of a dispute that the buyer wins. They are signed when they are delivered. */
function lost({ id: charge, amount }: { id: string; amount: number }): SignedEvent[] {
  const dispute = { id: `dp_${charge}`, object: 'dispute', charge, amount, currency: 'inr' };
  return [
    ['charge.dispute.created', 'under_review'],
    ['charge.dispute.closed', 'lost'],
  ].map(([type, status]) => {
    const id = `evt_dispute_${(disputes += 1)}`;
    const object = { ...dispute, reason: 'fraudulent', status };
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    return { id, body, signature: '' };
  });
}
