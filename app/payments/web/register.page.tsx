import { codeIn, courseIn } from '#app/shared/plans-address.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthScreen } from '#app/accounts/web/auth-screen.tsx';
import { CreateAccount } from '#app/accounts/web/create-account.tsx';
import type { membershipsContract, PlanAnswer } from '#app/memberships/contract.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { brand } from '#app/shared/brand.ts';
import { loadIdentity, useIdentity } from '#app/shared/identity.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { plansWait, waitingCode, waitingLink } from '#app/shared/waiting.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { later, useAheadOfIdentity } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { paymentsContract } from '../contract.ts';
import type { Route } from './+types/register.page';
import { PlanCards } from './plan-cards.tsx';
import { pitchTitle, plansLede, PlansSection } from './plans-section.tsx';
import { ReferralBox } from './referral-box.tsx';
import { keepPlanChoice } from './plan-choice.ts';
import { useCopyToast } from './use-copy-toast.ts';
import { useReferralCode } from './use-referral-code.ts';

const SignIn = later(partOf(() => import('#app/accounts/web/sign-in.tsx'), 'SignIn'));
const ways = {
  Passkey: later(partOf(() => import('#app/factors/web/passkey-sign-in.tsx'), 'PasskeySignIn')),
  SecondStep: later(partOf(() => import('#app/factors/web/second-step.tsx'), 'SecondStep')),
};
const loadPlanDesk = partOf(() => import('./plan-desk.tsx'), 'PlanDesk');
const PlanDesk = later(
  loadPlanDesk,
  <div className="wrap section">
    <ErrorState
      heading="The plans did not load"
      level={1}
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      Please check your connection. Nothing was ordered or paid.
    </ErrorState>
  </div>,
);

export const meta = () =>
  pageMeta({
    title: 'Register',
    description: `Create a free account and choose a plan. ${brand.guaranteeDays}-day money-back guarantee.`,
    path: '/register',
    indexed: false,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(apiFetch);
  const [setup, plans] = await Promise.all([
    api<typeof paymentsContract>(visitor)('GET /payment/setup'),
    api<typeof membershipsContract>(visitor)('GET /plans'),
  ]);
  return { setup, plans };
}

/** The page is entered by a document load, and an order is checked against the present price. */
export const shouldRevalidate = () => false;

/**
 * Visitors can create an account here and see the plans. Someone who is signed in sees the plans
 * and the checkout (decisions.md ruling 3).
 */
export default function RegisterPage({ loaderData: { setup, plans } }: Route.ComponentProps) {
  const identity = useIdentity();
  const { pathname, search } = useLocation();
  const givenCode = codeIn(pathname + search);
  useCopyToast(givenCode);
  useAheadOfIdentity(loadPlanDesk);
  if (identity.status === 'signed-in')
    return (
      <PlanDesk
        key={identity.profile.uid}
        profile={identity.profile}
        setup={setup}
        plans={plans}
        givenCode={givenCode}
      />
    );
  if (identity.status === 'unreachable') {
    return (
      <div className="wrap section">
        <ErrorState
          heading={identity.message}
          level={1}
          action={<Button onClick={() => void loadIdentity()}>Try again</Button>}
        />
      </div>
    );
  }
  return (
    <VisitorPlans
      plans={plans}
      givenCode={givenCode}
      signedOut={identity.status === 'signed-out'}
    />
  );
}

/**
 * The plan or code that a visitor chooses, and the course that they came for, are stored in this
 * browser until they have signed in (part 2 section 4).
 */
function VisitorPlans({
  plans,
  givenCode,
  signedOut,
}: {
  plans: readonly PlanAnswer[];
  givenCode: string | undefined;
  signedOut: boolean;
}) {
  const navigate = useNavigate();
  const signIn = () => void navigate('/login');
  const keepCode = (code: string) => plansWait(code);
  const [linked, setLinked] = useState<string>();
  useEffect(() => {
    if (signedOut) setLinked(waitingLink()?.code);
  }, [signedOut]);
  const code = useReferralCode({
    given: givenCode,
    suggested: linked,
    onSignedOut: signIn,
    onTyped: keepCode,
  });
  useEffect(() => {
    const course = courseIn(location.pathname + location.search);
    if (signedOut && (givenCode || course)) plansWait(givenCode ?? waitingCode(), course);
  }, [signedOut, givenCode]);
  const signInFirst = (planType: PlanType) => {
    const plan = plans.find(({ type }) => type === planType);
    // The link is stored anyhow, and a mailed code is one that somebody typed or copied.
    if (plan) keepPlanChoice(plan, code.typed === linked ? '' : code.typed);
    signIn();
  };
  return (
    <>
      <AuthScreen
        start="create-account"
        ways={ways}
        SignIn={SignIn}
        CreateAccount={CreateAccount}
      />
      <PlansSection
        title={<h2 className="heading-1">{pitchTitle(plans.length)}</h2>}
        lede={plansLede(plans.length)}
      >
        <PlanCards nameAs="h3" plans={plans} onChoose={signInFirst} />
        <ReferralBox code={code} headingAs="h3" />
      </PlansSection>
    </>
  );
}
