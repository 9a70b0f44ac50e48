/**
 * The plans on sale (part 2 section 9), and the only place with prices. The server prices orders by
 * it, and the pages show it.
 */
export const planTypes = ['basicPlan', 'premiumPlan', 'collegePlan'] as const;
export type PlanType = (typeof planTypes)[number];

export interface Plan {
  type: PlanType;
  name: string;
  originalPricePaise: number;
  currentPricePaise: number;
  /** The discount from the original to the current price in whole percent, as shown. */
  discountPercent: number;
  validity: '1 year' | 'Lifetime';
  features: readonly string[];
}

/** A membership year (part 2 section 9). */
export const membershipYearDays = 365;

const basicFeatures = ['Newsletters', 'Community', 'No-Code & AI Toolkit', 'Build Real Projects'];

export const plans: readonly Plan[] = [
  {
    type: 'basicPlan',
    name: 'Basic',
    originalPricePaise: 7_000_00,
    currentPricePaise: 5_000_00,
    discountPercent: 29,
    validity: '1 year',
    features: basicFeatures,
  },
  {
    type: 'premiumPlan',
    name: 'Premium',
    originalPricePaise: 15_000_00,
    currentPricePaise: 15_000_00,
    discountPercent: 0,
    validity: 'Lifetime',
    features: [...basicFeatures, "Startup Builder Founders' Hub", 'Advanced Tools Access'],
  },
  {
    type: 'collegePlan',
    name: 'College',
    originalPricePaise: 15_000_00,
    currentPricePaise: 1_800_00,
    discountPercent: 88,
    validity: '1 year',
    features: [...basicFeatures, 'Special College Pricing', 'Student Resources'],
  },
];

/** What a plan adds to Basic, starting with "All of Basic"; for Basic, its own list. */
export const featuresInShort = ({ type, features }: Plan): readonly string[] =>
  type === 'basicPlan'
    ? features
    : ['All of Basic', ...features.filter((feature) => !basicFeatures.includes(feature))];

const byType = new Map(plans.map((plan) => [plan.type, plan]));

export const isPlanType = (value: unknown): value is PlanType =>
  planTypes.includes(value as PlanType);

export function planOf(type: PlanType): Plan {
  const plan = byType.get(type);
  if (!plan) throw new Error(`no plan ${type}`);
  return plan;
}

export const isLifetime = (type: PlanType): boolean => planOf(type).validity === 'Lifetime';

/**
 * 'Premium Plan (Lifetime)', 'Basic Plan (1 Year)', 'College Plan (1 Year)', else 'No Plan' (part 1
 * section 4).
 */
export function planLabel(type: PlanType | null): string {
  if (!type) return 'No Plan';
  return `${planOf(type).name} Plan (${isLifetime(type) ? 'Lifetime' : '1 Year'})`;
}
