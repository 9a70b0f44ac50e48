import { rupeesOf } from '#app/shared/money.ts';
import type { PlanAnswer } from '../contract.ts';
import { discountOf, type Plan } from '../plan-facts.ts';
import type { ChargedPrice } from '../plan-prices.ts';
import type { DeskPlan } from '../plans.contract.ts';
import { planOf } from '../plans.ts';

/** A plan as buyers read it, among all plans. */
export function planAnswer(plan: Plan, plans: readonly Plan[]): PlanAnswer {
  const basic = plan.type === 'basicPlan' ? undefined : plans.find(isBasic);
  return {
    type: plan.type,
    ...planOf(plan.type),
    originalPrice: rupeesOf(plan.formerPricePaise ?? plan.pricePaise),
    currentPrice: rupeesOf(plan.pricePaise),
    discountPercent: discountOf(plan),
    features: [...(basic?.features ?? []), ...plan.features],
    added: [...plan.features],
  };
}

const isBasic = ({ type }: Plan): boolean => type === 'basicPlan';

/** A plan as the desk reads it. */
export const deskPlan = (plan: Plan, charged: readonly ChargedPrice[]): DeskPlan => ({
  type: plan.type,
  version: plan.version,
  since: plan.since?.toISOString() ?? null,
  price: plan.pricePaise,
  formerPrice: plan.formerPricePaise,
  discountPercent: discountOf(plan),
  onSale: plan.onSale,
  place: plan.place,
  features: [...plan.features],
  charged: charged.map(({ pricePaise, from, until, starting }) => ({
    price: pricePaise,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    starting,
  })),
});
