import { planOf, type PlanType } from '#app/memberships/plans.ts';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import type { Profile } from '#app/shared/profile.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { pitchTitle, plansLede, PlansSection } from './plans-section.tsx';
import { PromoBox } from './promo-box.tsx';
import { ReferralBox } from './referral-box.tsx';
import type { Offers } from './use-offers.ts';
import type { PaymentNotice } from './use-payment.ts';
import type { ReferralCode } from './use-referral-code.ts';

interface PlanChoiceProps {
  profile: Profile;
  plans: readonly PlanAnswer[];
  offers: Offers | undefined;
  /** Why the checkout closed by itself. */
  closed: PaymentNotice | undefined;
  refused: { planType: PlanType; text: string } | undefined;
  left: PlanType | undefined;
  waiting: PlanType | undefined;
  code: ReferralCode;
  onChoose: (planType: PlanType) => void;
}

/** The membership of someone signed in, and the plans on sale to them. */
export function PlanChoice({
  profile,
  plans,
  offers,
  closed,
  refused,
  left,
  waiting,
  code,
  onChoose,
}: PlanChoiceProps) {
  const active = profile.membershipStatus === 'active';
  const forLife = active && profile.planType === 'premiumPlan';
  const shown = offers?.open.length ?? plans.length;
  return (
    <PlansSection
      title={<h1 className="heading-1">{active ? 'You are on board.' : pitchTitle(shown)}</h1>}
      lede={ledeOf(profile, shown)}
    >
      {closed && (
        <div className="plans-closed">
          <FormNote kind={closed.kind}>{closed.text}</FormNote>
        </div>
      )}
      {active && !offers && <PlansOutline />}
      {active && offers && (
        <CurrentPlan membership={offers.membership} name={profile.displayName} />
      )}
      {!forLife && (offers || !active) && (
        <PlanCards
          nameAs="h2"
          plans={plans}
          offers={offers}
          refused={refused}
          left={left}
          waiting={waiting}
          onChoose={onChoose}
        />
      )}
      {!forLife &&
        (offers?.isFirst === false ? (
          <PromoBox code={code} />
        ) : (
          <ReferralBox code={code} headingAs="h2" />
        ))}
    </PlansSection>
  );
}

/** Shown while a member's own plan and prices load. Newcomers see everyone's prices at once. */
export const PlansOutline = () => (
  <div className="plans-outline" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

/** Tells someone whose membership ended that their progress is kept (decisions.md ruling 28). */
function ledeOf({ membershipStatus, planType }: Profile, plans: number): string {
  if (!planType) return plansLede(plans);
  if (membershipStatus === 'inactive')
    return `Your ${planOf(planType).name} plan has ended, and your progress is kept. Choose a plan to continue where you left off.`;
  if (planType === 'premiumPlan')
    return 'For life. There is nothing left to buy, and everything left to build.';
  return 'Renewing early adds a year to what is left. Moving to Premium deducts what you paid for this plan.';
}
