import { isPlanType, planOf } from '#app/memberships/plans.ts';
import { currentPlans, plansOnSale } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { buySeatsPath } from '#app/shared/addresses.ts';
import { paiseOf } from '#app/shared/money.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { codesText } from '../../offer-terms.ts';
import { tooManySeatsText } from '../../seats.ts';
import { setup, setupIfAny } from '../ports.ts';
import { guaranteeSetting } from '../settings.service.ts';
import { setupAnswer } from './offers.answers.ts';
import { placeOrder } from './placing.service.ts';

const refuse = problemsOf(paymentProblems);

/** What seats cost now. */
export const seatOffers = async () => ({
  plans: await plansOnSale(),
  guaranteeDays: guaranteeSetting.value.days,
  setup: setupAnswer(setupIfAny()),
});

interface AskedSeats {
  planType: string;
  seats: number;
  /** What the buyer saw when deciding: the price of one seat, in rupees, and the guarantee. */
  shown: { price: number; guaranteeDays: number };
}

/**
 * Orders seats of a plan for other people, at its present price each, which the order keeps. Nothing
 * is taken off, and the buyer's own membership stays as it is.
 * @throws {Problem} see the contract
 */
export async function orderSeats(ctx: Context<Actor>, { planType, seats, shown }: AskedSeats) {
  if (!isPlanType(planType)) throw refuse('payment/unknown-plan');
  const plan = (await currentPlans()).find(({ type }) => type === planType);
  if (!plan?.onSale) throw refuse('payment/not-on-sale');
  const { days: guaranteeDays } = guaranteeSetting.value;
  if (plan.pricePaise !== paiseOf(shown.price) || guaranteeDays !== shown.guaranteeDays)
    throw refuse('payment/seats-changed');
  const { pricePaise } = plan;
  const text = tooManySeatsText(seats, { pricePaise, gatewayPaise: setup().gateway.mostPaise });
  if (text) throw refuse('payment/too-many-seats', { text, fields: { seats: text } });
  const amountPaise = pricePaise * seats;
  const page = {
    title: `${codesText(seats)} for the ${planOf(planType).name} plan`,
    backTo: buySeatsPath,
  };
  return placeOrder(ctx, page, async ({ now }) => ({
    kind: 'seats',
    seats,
    plan_type: planType,
    list_price_paise: amountPaise,
    discount_percent: 0,
    discount_source: null,
    credit_paise: 0,
    amount_paise: amountPaise,
    starts_at: now,
    ends_at: null,
    guarantee_days: guaranteeDays,
  }));
}
