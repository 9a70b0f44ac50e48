import { Icon } from '#app/ui/base/icon.tsx';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Ticket, TicketFacts } from '#app/ui/base/ticket.tsx';
import { planLooks, PlanShip } from './plan-look.tsx';

/** The boarding pass of an active member. */
export function CurrentPlan({
  membership: { planType, startsAt, endsAt },
  name,
}: {
  membership: MembershipAnswer;
  name: string;
}) {
  if (!planType) return null;
  const facts = [
    { name: 'Member', value: name },
    { name: 'On board since', value: startsAt && <LocalTime instant={startsAt} format="date" /> },
    {
      name: 'On board until',
      value: endsAt ? <LocalTime instant={endsAt} format="date" /> : 'Lifetime access',
    },
  ];
  return (
    <Ticket
      field={planLooks[planType].field}
      stub={<PlanShip planType={planType} />}
      className="plans-mine"
    >
      <p className="text-small strong">Boarding pass</p>
      <h2 className="heading-2">{planLabel(planType)}</h2>
      <TicketFacts facts={facts} />
      <div className="row">
        <ButtonLink to="/dashboard" thruster={<Icon name="arrow-up-right" />}>
          Go to Dashboard
        </ButtonLink>
      </div>
    </Ticket>
  );
}
