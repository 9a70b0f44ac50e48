/**
 * How a tool is paid for, by the name used in addresses. Every tool is exactly one of these
 * (decisions.md ruling 62).
 */
export const pricingKinds = {
  free: 'Free',
  'free-and-paid': 'Free + paid',
  paid: 'Paid',
  unknown: 'Not known',
} as const;

export type PricingKind = keyof typeof pricingKinds;

export const pricingNames = Object.keys(pricingKinds) as [PricingKind, ...PricingKind[]];

/** What the sources say; null if they say nothing. */
interface KnownPricing {
  free: boolean | null;
  paid: boolean | null;
}

/**
 * Both "free" and "paid" need a source: a tool with paid plans may have a free one that no source
 * mentions.
 */
export function pricingOf({ free, paid }: KnownPricing): PricingKind {
  if (free) return paid ? 'free-and-paid' : 'free';
  return free === false && paid ? 'paid' : 'unknown';
}

/** The kind, and what the sources leave open. */
export function pricingText(pricing: KnownPricing): string {
  const { free, paid } = pricing;
  const kind = pricingKinds[pricingOf(pricing)];
  if (free && paid === null) return `${kind}. Our sources name no paid plan.`;
  if (free === null && paid)
    return `${kind}. It has paid plans, but our sources don’t say whether there is a free one.`;
  return kind;
}
