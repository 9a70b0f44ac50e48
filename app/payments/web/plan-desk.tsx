import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { planOf, type PlanType } from '#app/memberships/plans.ts';
import { loadIdentity } from '#app/shared/identity.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/empty-state.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.ts';
import type { PaymentSetupAnswer } from '../contract.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { Checkout } from './checkout.tsx';
import { isOpen } from './use-payment.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { plansPitch, PlansSection } from './plans-section.tsx';
import { ReferralBox } from './referral-box.tsx';
import { useOffers, type Offers } from './use-offers.ts';
import { keepPlanChoice, takePlanChoice } from './plan-choice.ts';
import { useReferralCode, type ReferralCode } from './use-referral-code.ts';

interface PlanDeskProps {
  profile: Profile;
  setup: PaymentSetupAnswer;
}

/** Who is signed in chooses a plan here, then checks out; a plan chosen before signing in is taken up again (part 2 section 4). */
export function PlanDesk({ profile, setup }: PlanDeskProps) {
  const state = useOffers();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<PlanType>();
  const [refused, setRefused] = useState<{ planType: PlanType; text: string }>();
  const kept = useRef<PlanType>(undefined);
  const signInAgain = (): void => {
    if (selected) keepPlanChoice(selected);
    void navigate('/login');
  };
  const code = useReferralCode({ onSignedOut: signInAgain });
  const offers = state.status === 'ready' ? state.offers : undefined;

  const choose = (planType: PlanType, from: Offers): void => {
    const eligible = from.of(planType)?.eligible;
    if (!eligible) toast.error(refusalTexts.notEligible);
    setRefused(eligible ? undefined : { planType, text: `${refusalTexts.notEligible} You are signed in as ${profile.email}.` });
    setSelected(eligible ? planType : undefined);
  };

  const takeUpKept = useEffectEvent((from: Offers) => {
    kept.current ??= takePlanChoice();
    if (kept.current) choose(kept.current, from);
  });
  useEffect(() => {
    if (offers) takeUpKept(offers);
  }, [offers]);

  const offer = selected && offers?.of(selected);
  if (offer && isOpen(offer)) {
    return (
      <Checkout
        offer={offer}
        setup={setup}
        profile={profile}
        code={code}
        onClose={() => setSelected(undefined)}
        onOfferChanged={() => offers?.refresh()}
        onPaid={() => void loadIdentity().then(() => navigate('/dashboard'))}
        onSignedOut={signInAgain}
      />
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="wrap plans">
        <ErrorState heading={state.text} level={1} action={<Button onClick={state.retry}>Try again</Button>} />
      </div>
    );
  }
  return (
    <Choice profile={profile} offers={offers} refused={refused} code={code} onChoose={(planType) => offers && choose(planType, offers)} />
  );
}

interface ChoiceProps {
  profile: Profile;
  offers: Offers | undefined;
  refused: { planType: PlanType; text: string } | undefined;
  code: ReferralCode;
  onChoose: (planType: PlanType) => void;
}

function Choice({ profile, offers, refused, code, onChoose }: ChoiceProps) {
  const active = profile.membershipStatus === 'active';
  const forLife = active && profile.planType === 'premiumPlan';
  return (
    <PlansSection title={<h1 className="heading-1">{active ? 'You are on board.' : plansPitch.title}</h1>} lede={ledeOf(profile)}>
      {active && !offers && <Outline />}
      {active && offers && <CurrentPlan membership={offers.membership} name={profile.displayName} />}
      {!forLife && (offers || !active) && <PlanCards nameAs="h2" offers={offers} refused={refused} busy={!offers} onChoose={onChoose} />}
      {!forLife && <ReferralBox code={code} headingAs="h2" />}
    </PlansSection>
  );
}

/** A member's own plan and prices, until they are known; newcomers see everyone's at once. */
const Outline = () => (
  <div className="plans-outline" aria-busy="true">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

/** What there is to choose; to whom a membership has ended, that their progress is kept (decisions.md ruling 28). */
function ledeOf({ membershipStatus, planType }: Profile): string {
  if (!planType) return plansPitch.lede;
  if (membershipStatus === 'inactive')
    return `Your ${planOf(planType).name} plan has ended, and your progress is kept. Choose a plan, and go on where you left off.`;
  if (planType === 'premiumPlan') return 'For life. There is nothing left to buy, and everything left to build.';
  return 'Renewing early adds a year to what is left. Moving to Premium takes off what you paid for this one.';
}
