import type { ReactNode } from 'react';
import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { pageExists } from '#app/shared/pages.ts';
import { AppLink } from '#app/ui/app-link.tsx';
import { Personal } from '#app/ui/personal.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Card } from '#app/ui/surface.tsx';
import type { Route } from './+types/overview.page';
import type { administrationContract, Overview } from '../contract.ts';
import './overview.page.css';

const call = api<typeof administrationContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Admin', description: 'How the school stands, and what waits.', path: '/admin', indexed: false });

export const clientLoader = () => personalAnswer(() => call('GET /admin/overview'), { only: 'admin' });

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The overview did not load">
      {(overview) => <Counts {...overview} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const inIndia = new Intl.NumberFormat('en-IN');

function Counts({ accounts, members, waiting }: Overview) {
  const running = planTypes.reduce((sum, plan) => sum + members[plan], 0);
  return (
    <div className="stack">
      <section className="stack" aria-labelledby="waiting-heading">
        <h2 id="waiting-heading" className="heading-4">
          Waiting for you
        </h2>
        <ul className="overview-counts">
          <Count figure={waiting.enquiries} to="/admin/enquiries" rest="No enquiry is unread.">
            {waiting.enquiries === 1 ? 'enquiry is unread' : 'enquiries are unread'}
          </Count>
          <Count figure={waiting.applications} to="/admin/placements" rest="No application waits.">
            {waiting.applications === 1 ? 'application is unread' : 'applications are unread'}
          </Count>
          <Count figure={waiting.collegeRequests} to="/admin/college-requests" rest="No student waits.">
            {waiting.collegeRequests === 1 ? 'student asks for the College plan' : 'students ask for the College plan'}
          </Count>
          <Count figure={waiting.rewards} to="/admin/held-rewards" rest="No reward is held.">
            {waiting.rewards === 1 ? 'reward is held' : 'rewards are held'}
          </Count>
          <Count figure={waiting.payments} rest="Every payment adds up.">
            {waiting.payments === 1 ? 'payment does not add up' : 'payments do not add up'}
          </Count>
          <Count figure={waiting.jobs} rest="No job has failed for good.">
            {waiting.jobs === 1 ? 'job has failed for good' : 'jobs have failed for good'}
          </Count>
        </ul>
      </section>
      <section className="stack" aria-labelledby="people-heading">
        <h2 id="people-heading" className="heading-4">
          People
        </h2>
        <ul className="overview-counts">
          <Count figure={accounts.newThisWeek} to="/admin/members">
            new accounts this week, of {inIndia.format(accounts.all)}
          </Count>
          <Count figure={running} to="/admin/members?state=active">
            members now
          </Count>
          {planTypes.map((plan) => (
            <Count key={plan} figure={members[plan]} to={`/admin/members?state=active&plan=${plan}`}>
              {planLabel(plan)}
            </Count>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CountProps {
  figure: number;
  /** Where these are listed; a link once that page stands. */
  to?: string;
  /** Said instead, when there is none. */
  rest?: string;
  children: ReactNode;
}

function Count({ figure, to, rest, children }: CountProps) {
  const text =
    figure === 0 && rest ? (
      <span className="text-soft">{rest}</span>
    ) : (
      <>
        <b className="overview-figure number">{inIndia.format(figure)}</b> {children}
      </>
    );
  return (
    <Card as="li" className="overview-count">
      {to && pageExists(to) ? (
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
