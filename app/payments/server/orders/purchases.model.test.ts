import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanType } from '#app/memberships/plans.ts';
import { systemContext } from '#app/platform/context.ts';
import { q } from '#app/platform/database.ts';
import { seed } from '#app/product.ts';
import type { ReferralsTables } from '#app/referrals/server/tables.ts';
import type { Reply } from '#test/app.ts';
import { emptyTestDatabase } from '#test/database.ts';
import { member, type SignedIn } from '#test/people.ts';
import { drawn, step, type Step } from '#test/purchase-steps.ts';
import { buyer, openShop, type Paid, type Shop } from '#test/purchases.ts';
import type { OfferAnswer } from '../../contract.ts';
import type { SignedEvent } from '../sandbox/webhook-gateway.ts';
import { reconcileNow } from './reconcile.service.ts';

interface Payment extends Paid {
  orderId: string;
}

const answered = ({ status, body }: Reply, ...expected: number[]): void => {
  if (!expected.includes(status)) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
};

/**
 * The history of two buyers and their referrer beside the product: the orders, payments and events
 * to choose from.
 */
class History {
  readonly orders: string[] = [];
  readonly buyerOf = new Map<string, SignedIn>();
  readonly firstShown = new Map<string, OfferAnswer>();
  readonly payments: Payment[] = [];
  readonly waiting: SignedEvent[] = [];
  readonly delivered: SignedEvent[] = [];
  readonly shop: Shop;
  readonly buyers: readonly SignedIn[];
  readonly tenzin: SignedIn;

  constructor(shop: Shop, buyers: readonly SignedIn[], tenzin: SignedIn) {
    this.shop = shop;
    this.buyers = buyers;
    this.tenzin = tenzin;
  }

  async take(step: Step): Promise<void> {
    const { shop } = this;
    const chosen = <T>(list: readonly T[]): T | undefined =>
      'pick' in step ? list[step.pick % Math.max(list.length, 1)] : undefined;
    switch (step.do) {
      case 'order': {
        const who = this.buyers[step.who] ?? this.tenzin;
        await this.order(who, { planType: step.plan, referralCode: step.code }, step.stale);
        return;
      }
      case 'pay': {
        const orderId = chosen(this.orders);
        const paid = orderId && (await shop.pay(orderId, step.outcome, step.payer));
        if (orderId && paid && paid.paymentId) this.payments.push({ ...paid, orderId });
        this.waiting.push(...shop.razorpay.events.splice(0));
        return;
      }
      case 'deliver':
      case 'lose': {
        const event = chosen(this.waiting);
        if (!event) return;
        this.waiting.splice(this.waiting.indexOf(event), 1);
        if (step.do === 'lose') return;
        this.delivered.push(event);
        answered(await shop.deliver(event), 200);
        return;
      }
      case 'deliverAgain': {
        const event = chosen(this.delivered);
        if (event) answered(await shop.deliver(event), 200);
        return;
      }
      case 'confirm':
      case 'dismiss':
      case 'forge': {
        const payment = chosen(this.payments);
        if (payment) await this.report(step.do, payment);
        return;
      }
      case 'refund':
      case 'refundTwice': {
        const payment = chosen(this.payments);
        const refund = async () =>
          payment && shop.razorpay.call('POST', `/payments/${payment.paymentId}/refund`, {});
        await refund();
        if (step.do === 'refundTwice') await refund();
        this.waiting.push(...shop.razorpay.events.splice(0));
        return;
      }
      case 'referrerOrders':
        await this.order(this.tenzin, { planType: 'basicPlan' });
        return;
      case 'reconcile':
        await this.reconcile();
        return;
      case 'wait':
        shop.clock.advance({ minutes: step.minutes });
    }
  }

  async order(
    who: SignedIn,
    asked: { planType: PlanType; referralCode?: string | undefined },
    stale = false,
  ): Promise<void> {
    const { shop, firstShown } = this;
    const offer = await shop.offer(who, asked.planType);
    const key = `${who.uid} ${asked.planType}`;
    const shown = (stale && firstShown.get(key)) || offer;
    if (!firstShown.has(key)) firstShown.set(key, offer);
    const { status, body } = await shop.call('POST', '/payment/orders', {
      token: who.token,
      body: { ...asked, shown: shown.kind && shown },
    });
    this.waiting.push(...shop.razorpay.events.splice(0));
    if (status !== 201) return;
    this.orders.push(body.orderId as string);
    this.buyerOf.set(body.orderId as string, who);
  }

  async report(how: 'confirm' | 'dismiss' | 'forge', { orderId, ...paid }: Payment): Promise<void> {
    const { shop } = this;
    const who = this.buyerOf.get(orderId) ?? this.tenzin;
    if (how === 'confirm') answered(await shop.confirm(who, orderId, paid), 200, 202, 409);
    if (how === 'dismiss')
      await shop.report(who, orderId, { paymentId: 'cancelled', status: 'failed' });
    if (how === 'forge')
      answered(await shop.confirm(who, orderId, { ...paid, signature: '0'.repeat(64) }), 400);
  }

  async ordersYoungerThan(hours: number): Promise<string[]> {
    const { shop, buyers, tenzin } = this;
    const lists = await Promise.all(
      [...buyers, tenzin].map(({ token }) => shop.call('GET', '/payment/orders', { token })),
    );
    const now = shop.clock.now().getTime();
    return lists
      .flatMap(({ body }) => body as { orderId: string; createdAt: string }[])
      .filter(({ createdAt }) => now - Date.parse(createdAt) < hours * 3_600_000)
      .map(({ orderId }) => orderId);
  }

  async reconcile(): Promise<void> {
    await reconcileNow(systemContext(this.shop.clock, 'test'));
    this.waiting.push(...this.shop.razorpay.events.splice(0));
  }
}

/** Tenzin is a member whose code is TENZIN_BUILDS, and SPRING30 is a promotion for a single use. */
async function giveCodes(shop: Shop): Promise<SignedIn> {
  await seed(shop.clock);
  await q<ReferralsTables>().updateTable('promo_codes').set({ most_uses: 1 }).execute();
  const tenzin = await member(shop, 'basicPlan', { email: 'tenzin@example.in' });
  const { uid, token } = tenzin;
  await shop.call('PUT', `/referral/update/${uid}`, {
    token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  return tenzin;
}

test(
  'whatever happens in whatever order, the invariants hold, and one reconcile makes both sides agree',
  { timeout: 5_000 * drawn.numRuns },
  async () => {
    const shop = await openShop();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        // A history's clock starts again, so it must not meet people whose past is still to come.
        await emptyTestDatabase();
        shop.clock.reset();
        const tenzin = await giveCodes(shop);
        const history = new History(shop, [await buyer(shop), await buyer(shop)], tenzin);
        for (const one of steps) {
          await history.take(one);
          expect(await shop.faults()).toEqual([]);
        }
        await history.reconcile();
        await shop.runJobs({ ahead: true });
        // After the last check, only events report what happens at the gateway, and they may have
        // been lost here.
        const looked = await history.ordersYoungerThan(73);
        expect(await shop.faults(looked)).toEqual([]);
      }),
      drawn,
    );
  },
);
