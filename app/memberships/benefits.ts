import { pageExists } from '#app/shared/pages.ts';
import { allowanceOf, may, type Capability, type Holder } from './entitlements.ts';

interface Benefit {
  text: string;
  capability: Capability;
  /** The benefit's page. We promise nobody a benefit without one. */
  page: string;
  /** Past holders keep it. */
  kept?: boolean;
}

const all: readonly Benefit[] = [
  { text: 'Every course, and those to come', capability: 'lessons', page: '/dashboard/my-courses' },
  {
    text: 'Tasks and check questions in the lessons',
    capability: 'lessons',
    page: '/dashboard/my-courses',
  },
  {
    text: 'Progress that stays yours',
    capability: 'lessons',
    page: '/dashboard/my-courses',
    kept: true,
  },
  { text: 'A referral code that earns', capability: 'referrals', page: '/dashboard/profile' },
  {
    text: 'Investor details, shortlist and notes',
    capability: 'investorDetails',
    page: '/investors',
  },
  {
    text: "Startup Builder Founders' Hub",
    capability: 'foundersHub',
    page: '/dashboard/founders-hub',
  },
];

export interface ShownBenefit {
  text: string;
  open: boolean;
  /** Not part of this holder's plan; Premium includes it. */
  premiumOnly: boolean;
}

/**
 * A plan's benefits by the table of decisions.md, "Who may what": those open to this holder, and
 * those that Premium would add.
 */
export const benefitsOf = (
  holder: Holder,
  stands: (page: string) => boolean = pageExists,
): readonly ShownBenefit[] =>
  all
    .filter(({ page }) => stands(page))
    .map(({ text, capability, kept }) => ({
      text,
      open: may(holder, capability) || (kept === true && allowanceOf(holder, capability) === 'own'),
      premiumOnly: !may('basicPlan', capability),
    }));
