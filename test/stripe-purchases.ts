import { onTestFinished } from 'vitest';
import type { PlacedOrder } from '#app/payments/checkout.contract.ts';
import type { OfferAnswer } from '#app/payments/contract.ts';
import { stripeHeader } from '#app/payments/server/gateway/stripe-signature.ts';
import type { SignedEvent } from '#app/payments/server/sandbox/webhook-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { testApp, type Reply, type TestApp } from './app.ts';
import { startStripe, stripeEnvironment, stripeKeys, type FakeStripe } from './fakes/stripe.ts';
import { brokenInvariants } from './invariants.ts';
import type { SignedIn } from './people.ts';

/**
 * The product beside a fake Stripe; events wait in `stripe.events` until a test delivers them.
 */
export interface StripeShop extends TestApp {
  stripe: FakeStripe;
  /** Orders a plan at its current offer. */
  order: (buyer: SignedIn, planType?: string) => Promise<PlacedOrder>;
  /**
   * Delivers an event with a signature of this moment, and again if it is not taken within seconds.
   */
  deliver: (event: SignedEvent) => Promise<Reply>;
  /** Delivers the waiting events, oldest first, until none is left. */
  deliverAll: () => Promise<void>;
  /** The page asks about an order whose buyer is back. */
  back: (buyer: SignedIn, orderId: string) => Promise<Reply>;
  charges: (orderId: string) => ReturnType<FakeStripe['store']['childrenOf']>;
  /** The faults in the money. There must never be any. */
  faults: () => Promise<string[]>;
}

export async function openStripeShop(variables: Record<string, string> = {}): Promise<StripeShop> {
  let now = () => new Date();
  const stripe = await startStripe({ now: () => now() });
  onTestFinished(stripe.close);
  const app = await testApp({
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ...stripeEnvironment(stripe.url),
    ...variables,
  });
  now = () => app.clock.now();
  const deliver: StripeShop['deliver'] = async (event) => {
    const { body } = event;
    const seconds = Math.floor(now().getTime() / 1000);
    const signature = stripeHeader(body, seconds, stripeKeys.webhookSecret);
    const reply = await app.call('POST', '/payment/webhook', {
      body,
      headers: { 'stripe-signature': signature },
    });
    return reply.body?.code === 'server/unavailable' ? deliver(event) : reply;
  };
  return {
    ...app,
    stripe,
    order: async ({ token }, planType = 'basicPlan') => {
      const { body: offers } = await app.call('GET', '/payment/offers', { token });
      const shown = offers.find((offer: OfferAnswer) => offer.planType === planType);
      const body = { planType, shown };
      const reply = await app.call('POST', '/payment/orders', { token, body });
      if (reply.status !== 201) throw new Error(`no order: ${JSON.stringify(reply.body)}`);
      return reply.body as PlacedOrder;
    },
    deliver,
    deliverAll: async () => {
      for (let event = stripe.events.shift(); event; event = stripe.events.shift())
        await deliver(event);
    },
    back: ({ token }, orderId) =>
      app.call('POST', `/payment/orders/${orderId}/comparison`, { token }),
    charges: (orderId) => stripe.store.childrenOf('payment', orderId),
    faults: () => brokenInvariants(async (query) => (await pool().query(query)).rows),
  };
}
