import { isPlanType, planOf } from '#app/memberships/plans.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { plansAddress } from '#app/shared/plans-address.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import type { ShownTerms } from '../../offer-terms.ts';
import { priceOf } from '../../price.ts';
import { ports, type PaymentPorts } from '../ports.ts';
import { offerAsShown } from './offers.service.ts';
import { placeOrder } from './placing.service.ts';
import { rewardsAsShown, type ShownRewards } from './rewards.service.ts';

const refuse = problemsOf(paymentProblems);

interface AskedOrder {
  planType: string;
  referralCode?: string | null | undefined;
  /** The terms that the buyer saw when deciding. Without them the order is for a first purchase. */
  shown?: ShownTerms | null | undefined;
  /** The buyer pays with their rewards, as far as these go. */
  rewards?: ShownRewards | null | undefined;
}

/**
 * Orders a plan at its present price, which the order keeps, replacing the buyer's open order.
 * @throws {Problem} see the contract
 */
export async function createOrder(
  ctx: Context<Actor>,
  { planType, referralCode, shown = null, rewards }: AskedOrder,
) {
  if (!isPlanType(planType)) throw refuse('payment/unknown-plan');
  const { uid } = ctx.actor;
  const page = {
    title: `${planOf(planType).name} plan`,
    backTo: plansAddress({ code: referralCode ?? '', plan: planType }),
  };
  return placeOrder(ctx, page, async ({ id }) => {
    const offer = await offerAsShown(ctx, planType, shown);
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
    return {
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
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      guarantee_days: offer.guaranteeDays,
    };
  });
}

/** An invalid code is refused: never silently the full price (reliability.md P1). */
async function discountOf(ctx: Context, asked: Parameters<PaymentPorts['discountFor']>[1]) {
  const discount = await ports().discountFor(ctx, asked);
  if ('refused' in discount) throw refuse('payment/invalid-code', { text: discount.refused });
  return discount;
}
