import { isPlanType, planOf, type PlanType } from '#app/memberships/plans.ts';
import { plansAddress } from '#app/shared/discount-code.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';

/** Keys in the browser's storage (part 2 section 3). stored-redirect.ts has the redirect's own. */
const keys = {
  planType: 'selectedPlanType',
  price: 'selectedPlanPrice',
  flag: 'fromPlanSelection',
} as const;

/**
 * Keeps a plan, and the code that was typed beside it, over the sign-in that has to come first. The
 * price is for the reader of the storage alone: the server prices.
 */
export function keepPlanChoice(planType: PlanType, code: string): void {
  localStorage.setItem(keys.planType, planType);
  localStorage.setItem(keys.price, String(rupeesOf(planOf(planType).currentPricePaise)));
  localStorage.setItem(keys.flag, 'true');
  storedRedirect.write(plansAddress(code));
}

/** The plan kept before signing in. */
export function keptPlan(): PlanType | undefined {
  const planType = localStorage.getItem(keys.planType);
  return localStorage.getItem(keys.flag) !== null && isPlanType(planType) ? planType : undefined;
}

/** The same, given out once. */
export function takePlanChoice(): PlanType | undefined {
  const planType = keptPlan();
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  return planType;
}
