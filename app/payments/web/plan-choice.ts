import { isPlanType, type PlanType } from '#app/memberships/plans.ts';
import { plansAddress } from '#app/shared/discount-code.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';

/** Keys in the browser's storage (part 2 section 3). stored-redirect.ts defines the redirect's. */
const keys = {
  planType: 'selectedPlanType',
  price: 'selectedPlanPrice',
  flag: 'fromPlanSelection',
} as const;

/**
 * Stores the chosen plan, and the code typed beside it, until the visitor has signed in. We never
 * read the price (rupees) back: the server sets it.
 */
export function keepPlanChoice(
  { type, currentPrice }: { type: PlanType; currentPrice: number },
  code: string,
): void {
  localStorage.setItem(keys.planType, type);
  localStorage.setItem(keys.price, String(currentPrice));
  localStorage.setItem(keys.flag, 'true');
  storedRedirect.write(plansAddress(code));
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
