import { isPlanType } from '#app/memberships/plans.ts';
import { lockMembership } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import type { ShownTerms } from '../../offer-terms.ts';
import { nextCheckAt } from '../../order-state.ts';
import { gatewayPaise, priceOf } from '../../price.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { ports, setup, type PaymentPorts } from '../ports.ts';
import { compareWithGateway } from './gateway-facts.service.ts';
import { offerAsShown } from './offers.service.ts';
import { closeOrder } from './progress.service.ts';
import { rewardsAsShown, type ShownRewards } from './rewards.service.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** Seconds after which to retry a gateway that was down. */
const gatewayRetrySeconds = 30;

interface AskedOrder {
  planType: string;
  referralCode?: string | null | undefined;
  /** The terms that the buyer saw when deciding. Without them the order is for a first purchase. */
  shown?: ShownTerms | null | undefined;
  /** The buyer pays with their rewards, as far as these go. */
  rewards?: ShownRewards | null | undefined;
}

/**
 * Orders a plan at its present price, which the order keeps, replacing the buyer's open order. The row exists
 * before we ask the gateway, and its id is the receipt. A lost answer leaves an order that nobody
 * can pay.
 * @throws {Problem} see the contract
 */
export async function createOrder(
  ctx: Context<Actor>,
  { planType, referralCode, shown = null, rewards }: AskedOrder,
) {
  const { gateway, keyId } = setup();
  if (!isPlanType(planType)) throw refuse('payment/unknown-plan');
  const { uid } = ctx.actor;
  await atGateway(() => askAboutOpenOrder(ctx, uid));
  const now = ctx.clock.now();
  const id = newId();
  const amountPaise = await tx(async () => {
    await lockMembership(uid);
    const offer = await offerAsShown(ctx, planType, shown);
    const replaced = await queries.lockOpenOrderOf(uid);
    if (replaced) await closeOrder(ctx, replaced, 'buyer', 'superseded');
    const discount = referralCode
      ? await discountOf(ctx, {
          code: referralCode,
          planType,
          pricePaise: offer.price.amountPaise,
          uid,
          orderId: id,
        })
      : null;
    const discounted = priceOf(offer.price.listPricePaise, {
      discount: discount ?? undefined,
      creditPaise: offer.price.creditPaise,
    });
    const rewardsPaise = rewards
      ? await rewardsAsShown(ctx, rewards, { offer, amountPaise: discounted.amountPaise })
      : 0;
    await queries.insertOrder({
      id,
      uid,
      kind: offer.kind,
      plan_type: planType,
      list_price_paise: discounted.listPricePaise,
      discount_percent: discount?.percent ?? 0,
      discount_paise: discount?.amountPaise ? discounted.discountPaise : null,
      discount_source: discount?.source ?? null,
      credit_paise: discounted.creditPaise,
      built_on: offer.builtOn,
      amount_paise: discounted.amountPaise,
      rewards_paise: rewardsPaise,
      currency: 'INR',
      status: 'created',
      created_at: now,
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      guarantee_days: offer.guaranteeDays,
      next_check_at: nextCheckAt(now, now),
    });
    await queries.insertTransition({ orderId: id, status: 'created', source: 'buyer', now });
    return gatewayPaise({ ...discounted, rewardsPaise });
  });
  const gatewayOrderId = await atGateway(
    async () => (await gateway.createOrder({ amountPaise, currency: 'INR', receipt: id })).id,
  );
  await queries.setGatewayOrderId(id, gatewayOrderId);
  return {
    orderId: gatewayOrderId,
    amount: amountPaise,
    currency: 'INR' as const,
    key: keyId,
  };
}

/** An invalid code is refused: never silently the full price (reliability.md P1). */
async function discountOf(ctx: Context, asked: Parameters<PaymentPorts['discountFor']>[1]) {
  const discount = await ports().discountFor(ctx, asked);
  if ('refused' in discount) throw refuse('payment/invalid-code', { text: discount.refused });
  return discount;
}

/**
 * The order that a new one would replace may have been paid without our noticing. Then the
 * membership has changed by now.
 */
async function askAboutOpenOrder(ctx: Context, uid: string): Promise<void> {
  const open = await queries.openOrderOf(uid);
  if (!open) return;
  try {
    await compareWithGateway(ctx, open.id);
  } catch (failure) {
    if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
    // An order that the gateway doesn't have can't have been paid there.
    log.warn(
      { order: open.id, reason: failure.message },
      'the gateway refused to tell of an order that is being replaced',
    );
  }
}

async function atGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof GatewayFailure)
      throw refuse('payment/gateway-unavailable', { retryAfter: gatewayRetrySeconds });
    throw failure;
  }
}
