import { benefitsOf } from '#app/memberships/benefits.ts';
import type { MembershipAnswer } from '#app/memberships/contract.ts';
import { holderOf } from '#app/memberships/entitlements.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Tick } from '#app/ui/base/tick.tsx';
import './plan-benefits.css';

/** What the plan includes, and what another plan would add. */
export function PlanBenefits({ membership }: { membership: MembershipAnswer }) {
  const active = membership.status === 'active';
  return (
    <Card as="section" aria-labelledby="benefits-heading">
      <h2 id="benefits-heading" className="heading-4">
        {active ? 'What your plan opens' : 'What a plan opens'}
      </h2>
      <ul className="plan-benefits">
        {benefitsOf(holderOf(membership)).map(({ text, open, only }) => (
          <li key={text} className={open ? undefined : 'plan-benefit-shut'}>
            <Tick shut={!open} />
            <span>
              {!open && <span className="visually-hidden">Not open: </span>}
              {text}
            </span>
            {!open && only && <Badge>{only}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
