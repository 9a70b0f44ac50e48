/** Ways of a tool to be paid for, by the name that stands in the address. */
export const pricingKinds = { free: 'Free', 'free-and-paid': 'Free + paid', paid: 'Paid' } as const;

export type PricingKind = keyof typeof pricingKinds;

export const pricingNames = Object.keys(pricingKinds) as [PricingKind, ...PricingKind[]];

/** Undefined where no source says both whether it can be had for nothing and whether it can be paid for. */
export function pricingOf({ free, paid }: { free: boolean | null; paid: boolean | null }): PricingKind | undefined {
  if (free === null || paid === null) return undefined;
  if (free) return paid ? 'free-and-paid' : 'free';
  return paid ? 'paid' : undefined;
}

/** What can be said of how a tool is paid for. */
export function pricingText(pricing: { free: boolean | null; paid: boolean | null }): string {
  const kind = pricingOf(pricing);
  if (kind) return pricingKinds[kind];
  return pricing.free ? 'Can be had for nothing' : 'Not known';
}
