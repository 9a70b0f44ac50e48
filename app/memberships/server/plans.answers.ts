import { rupeesOf } from '#app/shared/money.ts';
import type { PlanAnswer } from '../contract.ts';
import { discountOf, type Plan } from '../plan-facts.ts';
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
