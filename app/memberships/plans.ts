/**
 * The kinds of plan (part 2 section 9). What each is called, how long it lasts and what it opens
 * (entitlements.ts) is code, since papers, periods and checks depend on it. What it costs is in the
 * database.
 */
export const planTypes = ['basicPlan', 'premiumPlan', 'collegePlan'] as const;
export type PlanType = (typeof planTypes)[number];

interface PlanKind {
  name: string;
  validity: '1 year' | 'Lifetime';
}

/** A membership year (part 2 section 9). */
export const membershipYearDays = 365;

const kinds: Record<PlanType, PlanKind> = {
  basicPlan: { name: 'Basic', validity: '1 year' },
  premiumPlan: { name: 'Premium', validity: 'Lifetime' },
  collegePlan: { name: 'College', validity: '1 year' },
};

export const isPlanType = (value: unknown): value is PlanType =>
  planTypes.includes(value as PlanType);

export const planOf = (type: PlanType): PlanKind => kinds[type];

export const isLifetime = (type: PlanType): boolean => planOf(type).validity === 'Lifetime';

/**
 * 'Premium Plan (Lifetime)', 'Basic Plan (1 Year)', 'College Plan (1 Year)', else 'No Plan' (part 1
 * section 4).
 */
export function planLabel(type: PlanType | null): string {
  if (!type) return 'No Plan';
  return `${planOf(type).name} Plan (${isLifetime(type) ? 'Lifetime' : '1 Year'})`;
}

interface PlanFeatures {
  type: PlanType;
  features: readonly string[];
  /** Those that Basic doesn't have. */
  added: readonly string[];
}

/** What the card of a plan lists. Beside Basic: what it adds to it, after "All of Basic". */
export const featuresInShort = (
  { type, features, added }: PlanFeatures,
  shown: readonly { type: PlanType }[],
): readonly string[] =>
  type !== 'basicPlan' && shown.some((plan) => plan.type === 'basicPlan')
    ? ['All of Basic', ...added]
    : features;
