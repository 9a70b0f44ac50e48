import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import { isPlanType, type PlanType } from '#app/memberships/plans.ts';
import { waitingLink } from '#app/shared/waiting.ts';
import { codeIn, courseIn, plansAddress } from '#app/shared/plans-address.ts';
import { loadIdentity } from '#app/shared/identity.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { isOwnEntry, ownEntry } from '#app/ui/list/use-address-query.ts';
import type { PaymentSetupAnswer } from '../checkout.contract.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { awayIn } from './away.ts';
import { Checkout } from './checkout.tsx';
import { isOpen } from './open-offer.ts';
import { PlanChoice, PlansOutline } from './plan-choosing.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { useOffers, type Offers } from './use-offers.ts';
import { keepPlanChoice, takePlanChoice } from './plan-choice.ts';
import { useReferralCode } from './use-referral-code.ts';
import { welcomeText, type PaymentNotice } from './use-payment.ts';

interface PlanDeskProps {
  profile: Profile;
  setup: PaymentSetupAnswer;
  /** On sale for everyone. */
  plans: readonly PlanAnswer[];
  /** The code in the page's address. */
  givenCode: string | undefined;
}

/**
 * Someone who is signed in chooses a plan here and then checks out. A plan chosen before signing in
 * is picked up again (part 2 section 4). The checkout has its own address, so that Back leads to
 * the plans and a reload stays at the checkout.
 */
export function PlanDesk({ profile, setup, plans, givenCode }: PlanDeskProps) {
  const answer = useOffers();
  const navigate = useNavigate();
  const here: Location<unknown> = useLocation();
  const selected = chosenIn(here.search);
  const course = courseIn(here.pathname + here.search);
  const [left, setLeft] = useState<PlanType>();
  const [away] = useState(() => awayIn(here.search));
  const [isBack, setIsBack] = useState(false);
  // How a try on the gateway's page ended, or why the checkout closed by itself.
  const [told, setTold] = useState<{ about: PlanType | undefined; why: PaymentNotice }>();
  // Leaving that checkout ends it; the browser's Back leaves without a word to us.
  if (told && told.about !== selected) setTold(undefined);
  // Pressed before the offers have loaded; it waits for them.
  const [wanted, setWanted] = useState<PlanType>();
  const [refused, setRefused] = useState<{ planType: PlanType; text: string }>();
  const signInAgain = (): void => {
    const plan = selected && offers?.of(selected)?.plan;
    if (plan) keepPlanChoice(plan, code.typed, course);
    void navigate('/login');
  };
  const offers = answer.status === 'ready' ? answer.offers : undefined;
  // The plans' own addresses don't carry it on.
  const [link] = useState(() => waitingLink(here.hash));
  const code = useReferralCode({
    given: givenCode,
    suggested: offers && (link?.code ?? offers.linkedCode ?? undefined),
    onSignedOut: signInAgain,
  });

  const choose = (planType: PlanType, from: Offers): void => {
    const offer = from.of(planType);
    if (!offer) {
      toast.error(refusalTexts.notOnSale);
      return setTold({ about: selected, why: notOnSale });
    }
    const { eligible } = offer;
    setTold(undefined);
    setRefused(eligible ? undefined : { planType, text: refusalTo(profile) });
    const checkout = plansAddress({ code: code.typed, plan: planType, course });
    if (eligible) void navigate(checkout, { state: ownEntry });
    else
      toast.error(
        profile.planType === 'collegePlan' ? refusalTexts.confirmAgain : refusalTexts.notEligible,
      );
  };

  const takeUpWaiting = useEffectEvent((from: Offers) => {
    const kept = takePlanChoice();
    const waiting = wanted ?? kept;
    setWanted(undefined);
    if (waiting) choose(waiting, from);
  });
  useEffect(() => {
    if (offers) takeUpWaiting(offers);
  }, [offers]);

  // Someone who opened a link to the checkout has no plans to go back to.
  const close = () => {
    if (isOwnEntry(here.state)) void navigate(-1);
    else void navigate(plansAddress({ code: code.typed, course }), { replace: true });
  };

  // The address keeps the code, so that a reload of the checkout shows the same bill.
  const codeInAddress = codeIn(here.pathname + here.search) ?? '';
  const codeOnBill = code.applied?.code ?? (code.typed ? undefined : '');
  useEffect(() => {
    if (!selected) return;
    setLeft(selected);
    if (codeOnBill === undefined || codeOnBill === codeInAddress) return;
    void navigate(plansAddress({ code: codeOnBill, plan: selected, course }), {
      replace: true,
      state: here.state,
      preventScrollReset: true,
    });
  }, [selected, codeOnBill, codeInAddress, course, here.state, navigate]);

  const paid = () => {
    const wanted = course ?? away?.course;
    const home = wanted ? `/dashboard?course=${wanted}` : '/dashboard';
    void loadIdentity().then(() => navigate(home, { replace: true }));
  };
  if (away && !isBack)
    return (
      <div className="wrap section stack">
        <h1 className="heading-2">Checkout</h1>
        <PaymentReturn
          away={away}
          paidText={welcomeText()}
          onPaid={paid}
          onNotPaid={(why) => {
            setIsBack(true);
            setTold({ about: selected, why });
          }}
        />
      </div>
    );
  const offer = selected && offers?.of(selected);
  if (offer && isOpen(offer) && offer.eligible) {
    return (
      <Checkout
        offer={offer}
        setup={setup}
        profile={profile}
        code={code}
        onlyPromos={offers?.isFirst === false}
        before={told?.why}
        choice={away?.choice}
        onClose={close}
        onOfferChanged={(why) => {
          setTold({ about: selected, why });
          offers?.refresh();
        }}
        onPaid={paid}
        onSignedOut={signInAgain}
      />
    );
  }
  if (answer.status === 'failed') {
    return (
      <div className="wrap plans">
        <ErrorState
          heading={answer.text}
          level={1}
          action={<Button onClick={answer.retry}>Try again</Button>}
        />
      </div>
    );
  }
  if (selected && !offers) {
    return (
      <div className="wrap plans">
        <PlansOutline />
      </div>
    );
  }
  return (
    <PlanChoice
      profile={profile}
      plans={plans}
      offers={offers}
      closed={told?.why ?? (selected && !offer ? notOnSale : undefined)}
      refused={refused}
      left={left}
      code={code}
      waiting={wanted}
      onChoose={(planType) => (offers ? choose(planType, offers) : setWanted(planType))}
    />
  );
}

const notOnSale = { kind: 'bad', text: refusalTexts.notOnSale } as const;

/** The plan whose checkout the address names. */
function chosenIn(search: string): PlanType | undefined {
  const plan = new URLSearchParams(search).get('plan');
  return isPlanType(plan) ? plan : undefined;
}

/** Someone who was on the College plan has shown that they study, but too long ago. */
const refusalTo = ({ planType, email }: Profile): string =>
  planType === 'collegePlan'
    ? refusalTexts.confirmAgain
    : `${refusalTexts.notEligible} You are signed in as ${email}.`;
