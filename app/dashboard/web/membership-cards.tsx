import { Icon } from '#app/ui/base/icon.tsx';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { useProfile } from '#app/shared/identity.ts';
import type { Profile } from '#app/shared/profile.ts';
import { rupeesText } from '#app/shared/money.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import './membership-cards.css';

/** The plan as a boarding pass: its name, its start, and its end. */
export function MembershipCard({
  membership: { status, planType, startsAt, daysLeft },
}: {
  membership: MembershipAnswer;
}) {
  const active = status === 'active';
  return (
    <section className="membership-pass" aria-labelledby="membership-heading">
      <div className="field-night">
        <div className="row row-between">
          <h2 id="membership-heading" className="text-small strong">
            Membership
          </h2>
          <Badge kind={active ? 'gold' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>
        </div>
        <p className="membership-plan heading-3">{planLabel(planType)}</p>
        {active && startsAt && (
          <p className="text-small text-soft">
            Member since <LocalTime instant={startsAt} format="date" />
          </p>
        )}
      </div>
      {active && (
        <p className="membership-stub field-night">
          {daysLeft === null ? <Icon name="infinity" /> : <b className="number">{daysLeft}</b>}
          <span className="text-small">{remaining(daysLeft)}</span>
        </p>
      )}
    </section>
  );
}

const remaining = (days: number | null): string => {
  if (days === null) return 'lifetime access';
  return days === 1 ? 'day left' : 'days left';
};

/** Empty for someone who has paid nothing because the membership was a gift. */
export function LastPaymentCard() {
  const profile = useProfile();
  if (profile && (profile.amountPaid === null || !profile.lastPaymentDate)) return null;
  return (
    <Card as="section" className="last-payment" aria-labelledby="last-payment-heading">
      <h2 id="last-payment-heading" className="text-small strong text-soft">
        Last payment
      </h2>
      <LastPayment {...profile} />
    </Card>
  );
}

function LastPayment({ amountPaid = null, lastPaymentDate = null }: Partial<Profile>) {
  if (amountPaid === null || !lastPaymentDate) return <Skeleton shape="heading" />;
  return (
    <>
      <p className="last-payment-amount number">{rupeesText(amountPaid)}</p>
      <p className="text-small text-soft">
        <LocalTime instant={lastPaymentDate} format="date" />
      </p>
      <p className="last-payment-state">
        <Badge kind="ok">
          <Icon name="circle-check" />
          Paid
        </Badge>
      </p>
    </>
  );
}
