import type { ReactNode } from 'react';
import { planLabel, planTypes, type PlanType } from '#app/memberships/plans.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { Route } from './+types/overview.page';
import type { administrationContract, Overview } from '../contract.ts';
import { Opening } from './opening.tsx';
import './overview.page.css';

const call = api<typeof administrationContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Admin',
    description: 'How the school is doing, and what needs your attention.',
    path: '/admin',
    indexed: false,
  });

export const clientLoader = () =>
  personalAnswer(() => call('GET /admin/overview'), { only: 'admin' });

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The overview did not load">
      {(overview) => <Counts {...overview} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const ofPlan = (plan: PlanType) => `/admin/members?state=active&plan=${plan}`;

function Counts({ accounts, members, waiting, setup, samples }: Overview) {
  const running = planTypes.reduce((sum, plan) => sum + members[plan], 0);
  return (
    <div className="stack overview">
      <section className="stack" aria-labelledby="waiting-heading">
        <h2 id="waiting-heading" className="strong">
          Waiting for you
        </h2>
        <Waiting waiting={waiting} />
      </section>
      {(setup.length > 0 || samples.length > 0) && <Opening setup={setup} samples={samples} />}
      <section className="stack" aria-labelledby="people-heading">
        <h2 id="people-heading" className="strong">
          People
        </h2>
        <ul className="overview-counts">
          <Count figure={accounts.newThisWeek} to="/admin/members">
            {accounts.newThisWeek === 1 ? 'new account' : 'new accounts'} this week, of{' '}
            {indianNumber(accounts.all)}
          </Count>
          <Count figure={running} to="/admin/members?state=active">
            {running === 1 ? 'member now' : 'members now'}
          </Count>
          {planTypes.map((plan) => (
            <Count key={plan} figure={members[plan]} to={ofPlan(plan)}>
              {planLabel(plan)}
            </Count>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Waiting({ waiting }: Pick<Overview, 'waiting'>) {
  if (waiting.length === 0) {
    return (
      <EmptyState scene="clear" heading="Nothing is waiting for you" level={3}>
        Every enquiry has been read, every payment adds up, and no job has failed for good.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="overview-counts">
        {waiting.map(({ count, text, to }) => (
          <Count key={text} figure={count} to={to}>
            {text}
          </Count>
        ))}
      </ul>
      <p className="text-small text-soft">Nothing else is waiting.</p>
    </>
  );
}

interface CountProps {
  figure: number;
  /** Where these are listed; null for work at the command line. */
  to: string | null;
  children: ReactNode;
}

function Count({ figure, to, children }: CountProps) {
  const text = (
    <>
      <b className="overview-figure number">{indianNumber(figure)}</b> {children}
    </>
  );
  return (
    <Card as="li" className="overview-count">
      {to ? (
        <AppLink to={to} className="overview-link">
          {text}
        </AppLink>
      ) : (
        <p>{text}</p>
      )}
    </Card>
  );
}

const Outline = () => (
  <div className="stack" aria-busy="true">
    {['waiting', 'people'].map((part) => (
      <div key={part} className="stack">
        <Skeleton shape="short" />
        <div className="overview-counts">
          {Array.from({ length: 5 }, (_, index) => (
            <Card key={index} className="overview-count">
              <Skeleton shape="heading" />
              <Skeleton />
            </Card>
          ))}
        </div>
      </div>
    ))}
  </div>
);
