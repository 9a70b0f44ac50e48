import { isPlanType, planOf, plans, type PlanType } from '#app/memberships/plans.ts';
import { purchaseKind, type PurchaseKind } from '#app/memberships/membership-status.ts';
import { runningPeriodOf } from '#app/memberships/server/service.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { nextCheckAt } from '../order-state.ts';
import { priceOf, type Price } from '../price.ts';
import * as queries from './queries.ts';
import { GatewayFailure } from './razorpay-gateway.ts';
import { ports, refuse, setup } from './service.ts';

/** Seconds after which asking a gateway that was away makes sense. */
const gatewayRetrySeconds = 30;

export interface Offer {
  planType: PlanType;
  /** Null when there is nothing left to buy. */
  kind: PurchaseKind | null;
  price: Price;
  eligible: boolean;
}

/** What each plan is for this buyer now, without any code. */
export async function offersFor(ctx: Context<Actor>): Promise<Offer[]> {
  const { uid } = ctx.actor;
  const running = await runningPeriodOf(uid, ctx.clock.now());
  const creditPaise = running?.orderId ? await queries.paidFor(running.orderId) : 0;
  const offers: Offer[] = [];
  for (const plan of plans) {
    const kind = purchaseKind(running, plan.type);
    const price = priceOf(plan, kind === 'upgrade' ? { creditPaise } : {});
    offers.push({ planType: plan.type, kind, price, eligible: await ports().eligibleFor(ctx, { planType: plan.type, uid }) });
  }
  return offers;
}

/**
 * Orders a plan at the price of our own table. The row stands before the gateway is asked, and is its receipt: a lost answer leaves an
 * order that nobody can pay.
 * @throws {Problem} see the contract
 */
export async function createOrder(ctx: Context<Actor>, asked: { planType: string; referralCode?: string | null | undefined }) {
  const { gateway, keyId } = setup();
  const { planType, referralCode } = asked;
  if (!isPlanType(planType)) throw refuse('payment/unknown-plan');
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  const offer = await offerOf(ctx, planType);
  const id = newId();
  const price = await tx(async () => {
    const discount = referralCode ? await discountOf(ctx, { code: referralCode, planType, uid, orderId: id }) : null;
    const discounted = priceOf(planOf(planType), { discountPercent: discount?.percent ?? 0, creditPaise: offer.price.creditPaise });
    await queries.insertOrder({
      id,
      uid,
      kind: offer.kind,
      plan_type: planType,
      list_price_paise: discounted.listPricePaise,
      discount_percent: discounted.discountPercent,
      discount_source: discount?.source ?? null,
      credit_paise: discounted.creditPaise,
      amount_paise: discounted.amountPaise,
      currency: 'INR',
      status: 'created',
      created_at: now,
      next_check_at: nextCheckAt(now, now),
    });
    await queries.insertTransition({ orderId: id, status: 'created', source: 'buyer', now });
    return discounted;
  });
  const gatewayOrderId = await orderAtGateway(() => gateway.createOrder({ amountPaise: price.amountPaise, currency: 'INR', receipt: id }));
  await queries.setGatewayOrderId(id, gatewayOrderId);
  return { orderId: gatewayOrderId, amount: price.amountPaise, currency: 'INR' as const, key: keyId };
}

async function offerOf(ctx: Context<Actor>, planType: PlanType): Promise<Offer & { kind: PurchaseKind }> {
  const offer = (await offersFor(ctx)).find((candidate) => candidate.planType === planType);
  if (!offer?.kind) throw refuse('payment/already-lifetime');
  if (!offer.eligible) throw refuse('payment/college-not-eligible');
  return { ...offer, kind: offer.kind };
}

/** A code that does not hold is refused: never silently the full price (reliability.md P1). */
async function discountOf(ctx: Context, asked: { code: string; planType: PlanType; uid: string; orderId: string }) {
  const discount = await ports().discountFor(ctx, asked);
  if ('refused' in discount) throw refuse('payment/invalid-code', { text: discount.refused });
  return discount;
}

async function orderAtGateway(create: () => Promise<{ id: string }>): Promise<string> {
  try {
    return (await create()).id;
  } catch (failure) {
    if (failure instanceof GatewayFailure) throw refuse('payment/gateway-unavailable', { retryAfter: gatewayRetrySeconds });
    throw failure;
  }
}
