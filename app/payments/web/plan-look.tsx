import type { PlanType } from '#app/memberships/plans.ts';
import { Art } from '#app/ui/art/art.tsx';
import type { FieldInk } from '#app/ui/base/surface.tsx';

interface PlanLook {
  field: FieldInk;
  line: string;
}

/** Each plan's colour and tagline. */
export const planLooks: Record<PlanType, PlanLook> = {
  basicPlan: {
    field: 'sky',
    line: 'Everything you need to build and ship.',
  },
  premiumPlan: {
    field: 'genda',
    line: 'For people who plan to be at this for years.',
  },
  collegePlan: {
    field: 'mint',
    line: 'Needs a college e-mail. Attendance optional.',
  },
};

/** Chosen by eye: a light ship, a tall one, a plain one. */
const seeds: Record<PlanType, string> = {
  basicPlan: 'plan-b1',
  premiumPlan: 'plan-p3',
  collegePlan: 'plan-c0',
};

const ships = {
  basicPlan: { palette: 'monsoon', build: 'single', nose: 'bullet', fins: 'swept', grounded: true },
  premiumPlan: { palette: 'dawn', build: 'heavy', nose: 'ogive', fins: 'legs', grounded: true },
  collegePlan: { palette: 'mint', build: 'single', nose: 'dome', fins: 'legs', grounded: true },
} as const;

export const PlanShip = ({ planType }: { planType: PlanType }) => (
  <Art
    kind="craft"
    seed={seeds[planType]}
    options={ships[planType]}
    className={`plan-ship plan-ship-${planType}`}
  />
);
