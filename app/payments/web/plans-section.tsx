import { buySeatsPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { brand } from '#app/shared/brand.ts';
import './plans-section.css';

const ways = ['', 'One way', 'Two ways', 'Three ways'];

/** The heading above the plans on sale. */
export const pitchTitle = (plans: number): string => `${ways[plans] ?? 'Ways'} on board.`;

/** What someone without a plan reads about the plans on sale. */
export const plansLede = (plans: number): string =>
  plans === 1
    ? 'It opens every course.'
    : 'Every plan opens every course. They differ in how long you stay, and how close to the launch team you sit.';

interface PlansSectionProps {
  title: ReactNode;
  lede: string;
  children: ReactNode;
}

/**
 * The plans, with the promises that apply to all of them. The footer's Pricing link leads to
 * #plans.
 */
export const PlansSection = ({ title, lede, children }: PlansSectionProps) => (
  <section id="plans" className="wrap plans">
    <div className="plans-head">
      {title}
      <p className="lede">{lede}</p>
    </div>
    {children}
    <p className="plans-others">
      <AppLink className="link" to={buySeatsPath}>
        Buy for somebody else or for a team
      </AppLink>
    </p>
    <ul className="plans-promises">
      <li>
        <Icon name="shield-check" />
        {brand.guaranteeDays}-day money-back guarantee
      </li>
      <li>
        <Icon name="clock" />
        Refunds are processed in 5 to 7 business days
      </li>
      <li>
        <Icon name="indian-rupee" />
        One price in rupees. No renewals you did not ask for.
      </li>
    </ul>
  </section>
);
