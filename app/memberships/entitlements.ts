import type { MembershipStatus } from './membership-status.ts';
import type { PlanType } from './plans.ts';

/** The columns of the table "Who may what" in decisions.md. */
export type Holder = 'visitor' | 'signedIn' | PlanType | 'lapsed';

/**
 * no · yes · preview: the marked sample only · teaser: shown, not usable · own: one's existing
 * items stay readable.
 */
export type Allowance = 'no' | 'yes' | 'preview' | 'teaser' | 'own';

const holders = [
  'visitor',
  'signedIn',
  'basicPlan',
  'collegePlan',
  'premiumPlan',
  'lapsed',
] as const satisfies readonly Holder[];

/** One for each of `holders`. */
type Row<Columns extends readonly Holder[]> = { readonly [Column in keyof Columns]: Allowance };

/**
 * decisions.md "Who may what", column by column as in `holders`. Checks, plan cards, badges and
 * tests read this table.
 */
const table = {
  catalogue: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  lessons: ['no', 'preview', 'yes', 'yes', 'yes', 'own'],
  toolkit: ['no', 'no', 'yes', 'yes', 'yes', 'no'],
  maskedInvestors: ['yes', 'yes', 'yes', 'yes', 'no', 'yes'],
  investorDetails: ['no', 'no', 'no', 'no', 'yes', 'no'],
  foundersHub: ['teaser', 'teaser', 'teaser', 'teaser', 'yes', 'teaser'],
  advancedTools: ['teaser', 'teaser', 'teaser', 'teaser', 'yes', 'teaser'],
  studentResources: ['no', 'no', 'no', 'yes', 'no', 'no'],
  hackathons: ['no', 'yes', 'yes', 'yes', 'yes', 'yes'],
  referrals: ['no', 'no', 'yes', 'yes', 'yes', 'own'],
  ownPapers: ['no', 'yes', 'yes', 'yes', 'yes', 'yes'],
} as const satisfies Record<string, Row<typeof holders>>;

export type Capability = keyof typeof table;

export const allowanceOf = (holder: Holder, capability: Capability): Allowance =>
  table[capability][holders.indexOf(holder)] ?? 'no';

/** Full use. For previews, teasers and existing items use `allowanceOf`. */
export const may = (holder: Holder, capability: Capability): boolean =>
  allowanceOf(holder, capability) === 'yes';

/** A person's column. `null` is a visitor. Someone who never had a period is only signed in. */
export function holderOf(
  membership: { status: MembershipStatus; planType: PlanType | null } | null,
): Holder {
  if (!membership) return 'visitor';
  if (!membership.planType) return 'signedIn';
  return membership.status === 'active' ? membership.planType : 'lapsed';
}
