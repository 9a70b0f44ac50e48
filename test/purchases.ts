import { onTestFinished } from 'vitest';
import type { PlanType } from '#app/memberships/plans.ts';
import { membershipOf } from '#app/memberships/server/service.ts';
import type { OfferAnswer } from '#app/payments/contract.ts';
import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { testApp, type Reply, type TestApp } from './app.ts';
import { fakeEnvironment, startRazorpay, type FakeRazorpay } from './fakes/razorpay.ts';
import { booksDiffer, brokenInvariants } from './invariants.ts';
import { signedIn, type SignedIn } from './people.ts';

export interface Placed {
  orderId: string;
  amount: number;
}

export interface Paid {
  paymentId: string;
  signature: string;
}

/**
 * The product beside a fake Razorpay; events wait in `razorpay.events` until a test delivers them.
 */
export interface Shop extends TestApp {
  razorpay: FakeRazorpay;
  /** A plan's current offer for this person. */
  offer: (buyer: { token: string }, planType?: PlanType) => Promise<OfferAnswer>;
  /** Orders a plan at its current offer, with a referral or promo code. */
  order: (buyer: SignedIn, planType?: PlanType, referralCode?: string) => Promise<Placed>;
  /** Pays in the gateway's window, like the browser. */
  pay: (
    orderId: string,
    outcome?: 'success' | 'authorize' | 'failure',
    payer?: SandboxPayer,
  ) => Promise<Paid>;
  /** The page's report after the window closed. */
  report: (buyer: { token: string }, orderId: string, body: object) => Promise<Reply>;
  confirm: (buyer: { token: string }, orderId: string, paid: Paid) => Promise<Reply>;
  /** Delivers an event, and again if it is not taken within seconds, as the gateway would. */
  deliver: (event: SignedEvent) => Promise<Reply>;
  /** Delivers the waiting events, oldest first, until none is left. */
  deliverAll: () => Promise<void>;
  /** The plan of an active member. */
  membership: (buyer: { uid: string }) => Promise<PlanType | null>;
  /** The faults in the money. There must never be any. */
  faults: (orderIds?: readonly string[]) => Promise<string[]>;
}

export async function openShop(variables: Record<string, string> = {}): Promise<Shop> {
  let now = () => new Date();
  const razorpay = await startRazorpay({ now: () => now() });
  onTestFinished(razorpay.close);
  const app = await testApp({
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ...fakeEnvironment(razorpay.url),
    ...variables,
  });
  now = () => app.clock.now();
  const report: Shop['report'] = (buyer, orderId, body) =>
    app.call('PUT', `/payment/orders/${orderId}`, { token: buyer.token, body });
  const offer: Shop['offer'] = async ({ token }, planType = 'basicPlan') => {
    const { body } = await app.call('GET', '/payment/offers', { token });
    return body.find((each: OfferAnswer) => each.planType === planType);
  };
  const deliver: Shop['deliver'] = async (event) => {
    const { id, body, signature } = event;
    const reply = await app.call('POST', '/payment/webhook', {
      body,
      headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature },
    });
    return reply.body?.code === 'server/unavailable' ? deliver(event) : reply;
  };
  const select = async (query: string): Promise<unknown[]> => (await pool().query(query)).rows;
  return {
    ...app,
    razorpay,
    offer,
    order: async (buyer, planType = 'basicPlan', referralCode) => {
      const shown = await offer(buyer, planType);
      const { status, body } = await app.call('POST', '/payment/orders', {
        token: buyer.token,
        body: { planType, referralCode, shown },
      });
      if (status !== 201) throw new Error(`no order: ${JSON.stringify(body)}`);
      return body as Placed;
    },
    pay: async (orderId, outcome, payer) => {
      const { body } = await razorpay.pay(orderId, outcome, payer);
      return {
        paymentId: body.razorpay_payment_id ?? '',
        signature: body.razorpay_signature ?? '',
      };
    },
    report,
    confirm: (buyer, orderId, paid) => report(buyer, orderId, { ...paid, status: 'completed' }),
    deliver,
    deliverAll: async () => {
      for (let event = razorpay.events.shift(); event; event = razorpay.events.shift())
        await deliver(event);
    },
    membership: async ({ uid }) => {
      const { status, planType } = await membershipOf(uid, app.clock.now());
      return status === 'active' ? planType : null;
    },
    faults: async (orderIds = []) => {
      const booked = await Promise.all(
        orderIds.map((orderId) => razorpay.store.childrenOf('payment', orderId)),
      );
      return [...(await brokenInvariants(select)), ...(await booksDiffer(booked.flat(), select))];
    },
  };
}

let buyers = 0;

/** A new person who may buy. */
export const buyer = (
  shop: TestApp,
  email = `buyer-${(buyers += 1)}@example.in`,
): Promise<SignedIn> => signedIn(shop, { email });
