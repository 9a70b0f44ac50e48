import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { nameOf, useProfile } from '#app/shared/identity.ts';
import { rupeesText } from '#app/shared/money.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { StageProgress } from '#app/ui/base/progress.tsx';
import type { FieldInk } from '#app/ui/base/surface.tsx';
import { Ticket, TicketFacts } from '#app/ui/base/ticket.tsx';
import { termUsed } from '../term-used.ts';
import './boarding-pass.css';

interface BoardingPassProps {
  membership: MembershipAnswer;
  /** Rupees of the latest valid payment; null if nothing was paid, as for a granted membership. */
  paid: number | null;
  field: FieldInk;
  ship: ReactNode;
}

/** The current plan, or the one that has ended (part 1 section 4, "Membership display"). */
export function BoardingPass({ membership, paid, field, ship }: BoardingPassProps) {
  const profile = useProfile();
  const { status, planType, startsAt, endsAt } = membership;
  const active = status === 'active';
  const facts = [
    { name: 'Member', value: nameOf(profile) },
    ...(startsAt
      ? [{ name: 'On board since', value: <LocalTime instant={startsAt} format="date" /> }]
      : []),
    ...(endsAt
      ? [
          {
            name: active ? 'On board until' : 'Ended on',
            value: <LocalTime instant={endsAt} format="date" />,
          },
        ]
      : []),
    ...(paid === null ? [] : [{ name: 'Paid', value: rupeesText(paid) }]),
  ];
  return (
    <Ticket
      field={field}
      className="boarding-pass"
      picture={ship}
      stub={<TimeLeft membership={membership} />}
    >
      <p className="text-small strong">Boarding pass</p>
      <h2 className="heading-2">{planLabel(planType)}</h2>
      <TicketFacts facts={facts} />
    </Ticket>
  );
}

function TimeLeft({
  membership: { status, startsAt, endsAt, daysLeft },
}: {
  membership: MembershipAnswer;
}) {
  if (status === 'inactive') {
    return (
      <>
        <b className="number">0</b>
        <span>days left</span>
      </>
    );
  }
  if (daysLeft === null || !startsAt || !endsAt) {
    return (
      <>
        <Icon name="infinity" />
        <span>lifetime access</span>
      </>
    );
  }
  const { used, days, stages } = termUsed(startsAt, endsAt, daysLeft);
  return (
    <>
      <b className="number">{daysLeft}</b>
      <span>{daysLeft === 1 ? 'day' : 'days'} until renewal</span>
      <StageProgress
        label="Membership"
        valueText={`${used} of ${days} days used`}
        stages={stages}
      />
    </>
  );
}
