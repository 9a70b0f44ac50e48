import { Icon } from '#app/ui/base/icon.tsx';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { isLifetime } from '#app/memberships/plans.ts';
import type { OfferAnswer } from '#app/payments/contract.ts';
import { rupeesText } from '#app/shared/money.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import './next-plan.css';

interface NextPlanProps {
  membership: MembershipAnswer;
  /** The offer of Premium to this member; undefined while it is not on sale. */
  premium: OfferAnswer | undefined;
}

/**
 * The next offer: a first plan, a renewal after a lapse, Premium or another year; nothing for life
 * members.
 */
export function NextPlan({ membership: { status, planType }, premium }: NextPlanProps) {
  if (!planType) {
    return (
      <Panel as="section" field="genda" className="next-plan">
        <h2 className="heading-3">Get on board.</h2>
        <p>Every plan opens every course. They differ in how long you stay.</p>
        <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" />}>
          Choose a plan
        </ButtonLink>
      </Panel>
    );
  }
  if (status === 'inactive') {
    return (
      <Panel as="section" field="genda" className="next-plan">
        <h2 className="heading-3">Come back on board.</h2>
        <p>Your progress is kept. With a plan, your lessons open where you left them.</p>
        <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" />}>
          Renew
        </ButtonLink>
      </Panel>
    );
  }
  if (isLifetime(planType)) return null;
  if (!premium) {
    return (
      <Panel as="section" field="genda" className="next-plan">
        <h2 className="heading-3">Stay another year.</h2>
        <p>Renew early, and the year is added to the days you have left.</p>
        <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" />}>
          Renew
        </ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel as="section" field="genda" className="next-plan">
      <h2 className="heading-3">Stay for good.</h2>
      <p>{premiumText(premium)}</p>
      <ButtonLink to="/register" thruster={<Icon name="arrow-up-right" />}>
        Move to Premium
      </ButtonLink>
      <p className="text-small">
        Or <AppLink to="/register">renew for a year</AppLink>: it adds to the days you have left.
      </p>
    </Panel>
  );
}

function premiumText({ price, credit: paid }: OfferAnswer): string {
  const credit = paid
    ? ` What you paid for this year, ${rupeesText(paid)}, is already taken off.`
    : '';
  return `Premium is one payment, ${rupeesText(price)}, and there is no renewal date on it.${credit}`;
}
