import { isPlanType, type PlanType } from '#app/memberships/plans.ts';
import { plansWait } from '#app/shared/waiting.ts';

/** Keys in the browser's storage (part 2 section 3). stored-redirect.ts defines the redirect's. */
const keys = {
  planType: 'selectedPlanType',
  price: 'selectedPlanPrice',
  flag: 'fromPlanSelection',
} as const;

/**
 * Stores the chosen plan, the code typed beside it and the course they came for, until the visitor
 * has signed in. We never read the price (rupees) back: the server sets it.
 */
export function keepPlanChoice(
  { type, currentPrice }: { type: PlanType; currentPrice: number },
  code: string,
  course?: string,
): void {
  localStorage.setItem(keys.planType, type);
  localStorage.setItem(keys.price, String(currentPrice));
  localStorage.setItem(keys.flag, 'true');
  plansWait(code, course);
}

/** The plan chosen before signing in. */
export function keptPlan(): PlanType | undefined {
  const planType = localStorage.getItem(keys.planType);
  return localStorage.getItem(keys.flag) !== null && isPlanType(planType) ? planType : undefined;
}

/** The same; the choice is then deleted. */
export function takePlanChoice(): PlanType | undefined {
  const planType = keptPlan();
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  return planType;
}
