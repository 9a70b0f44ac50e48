import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { FilterOutline } from '#app/ui/list/filter-form.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { Revenue, revenueContract } from '../contract.ts';
import type { Route } from './+types/revenue.page';
import { CodeFigures, ReferrerFigures } from './code-figures.tsx';
import { DayFigures, PlanFigures } from './day-figures.tsx';
import { ReturnFigures, TaxFigures } from './return-figures.tsx';
import { RevenueFilter } from './revenue-filter.tsx';
import { RevenueLead } from './revenue-lead.tsx';
import './revenue.page.css';

const call = api<typeof revenueContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Revenue',
    description: 'What came in and went back.',
    path: '/admin/revenue',
    indexed: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const day = (name: string) => query.get(name) || undefined;
  return personalAnswer(
    () => call('GET /admin/revenue', { query: { from: day('from'), to: day('to') } }),
    { only: 'finance' },
  );
}

export default function RevenuePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RevenueFilter />
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The revenue did not load"
      >
        {(found) => <Found {...found} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <FilterOutline>
      <RevenueFilter />
    </FilterOutline>
    <DeskOutline />
  </>
);

function Found(revenue: Revenue) {
  const { days, documents } = revenue;
  return (
    <div className="stack">
      <RevenueLead {...revenue} />
      {days.length === 0 && documents.length === 0 ? (
        <EmptyState scene="empty" heading="No money moved">
          Nobody paid in this period, and nothing went back.
        </EmptyState>
      ) : (
        <>
          <DayFigures {...revenue} />
          <div className="revenue-pair">
            <PlanFigures {...revenue} />
            <CodeFigures {...revenue} />
          </div>
          <div className="revenue-pair">
            <ReferrerFigures {...revenue} />
            <ReturnFigures {...revenue} />
          </div>
          <TaxFigures {...revenue} />
          <p className="text-small text-soft">
            Prices contain their tax. A day begins at midnight in India. What went back counts on
            the day on which the gateway told us. Saved tables are recorded in the audit log.
          </p>
        </>
      )}
    </div>
  );
}
