import { implement } from '#app/platform/http.ts';
import { membershipsContract, type PlanAnswer } from '../contract.ts';
import { plans, type Plan } from '../plans.ts';

const rupees = (paise: number): number => paise / 100;

const planAnswer = (plan: Plan): PlanAnswer => ({
  type: plan.type,
  name: plan.name,
  originalPrice: rupees(plan.originalPricePaise),
  currentPrice: rupees(plan.currentPricePaise),
  discountPercent: plan.discountPercent,
  validity: plan.validity,
  features: [...plan.features],
});

export const membershipsApi = implement(membershipsContract, { 'GET /plans': () => plans.map(planAnswer) });
