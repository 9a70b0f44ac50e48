import { pageExists } from '#app/shared/pages.ts';
import { allowanceOf, may, type Capability, type Holder } from './entitlements.ts';
import { planOf, planTypes } from './plans.ts';

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
  { text: 'The No-Code & AI Toolkit', capability: 'toolkit', page: '/dashboard/toolkit' },
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
  { text: 'Advanced tools', capability: 'advancedTools', page: '/dashboard/toolkit' },
  { text: 'Student resources', capability: 'studentResources', page: '/dashboard/toolkit' },
];

export interface ShownBenefit {
  text: string;
  open: boolean;
  /** The name of the one plan that includes it; null if several do. */
  only: string | null;
}

/**
 * A plan's benefits by the table of decisions.md, "Who may what": those open to this holder, and
 * those that another plan would add.
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
      only: onlyPlanWith(capability),
    }));

function onlyPlanWith(capability: Capability): string | null {
  const [first, ...more] = planTypes.filter((type) => may(type, capability));
  return first && more.length === 0 ? planOf(first).name : null;
}
