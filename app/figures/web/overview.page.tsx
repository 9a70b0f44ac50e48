import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { countText } from '#app/courses/course-facts.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { Overview, overviewContract } from '../overview.contract.ts';
import { overviewSorts, type OverviewSort } from '../overview-sorts.ts';
import type { Route } from './+types/overview.page';
import { OverviewTable } from './overview-table.tsx';
import './overview.page.css';

const call = api<typeof overviewContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Figures of all courses',
    description: 'How the courses do.',
    path: '/admin/courses/figures',
    indexed: false,
  });

const standardSort: OverviewSort = 'started';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const query = {
    search: (searchParams.get('search') ?? '').slice(0, 100),
    sort: overviewSorts.find((sort) => sort === searchParams.get('sort')) ?? standardSort,
    page: pageNumberIn(searchParams),
  };
  return personalAnswer(
    async () => ({ ...(await call('GET /admin/course-figures', { query })), sort: query.sort }),
    { only: 'admin' },
  );
};

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <Personal
        answer={loaderData}
        skeleton={<DeskOutline />}
        failedHeading="The figures did not load"
      >
        {(found) => <Found {...found} />}
      </Personal>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <DeskOutline />
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">Figures of all courses</h1>
    <Breadcrumb items={[{ label: 'Courses', to: '/admin/courses' }, { label: 'Figures' }]} />
    <div className="stack">{children}</div>
  </>
);

const sortNames: Readonly<Record<OverviewSort, string>> = {
  title: 'Name',
  started: 'Most started',
  active: 'Most active this week',
  completed: 'Most completed',
  rate: 'Highest share completed',
  days: 'Longest time',
  rating: 'Best rating',
};

function Found({
  courses,
  countedAt,
  page,
  pages,
  total,
  sort,
}: Overview & { sort: OverviewSort }) {
  const { read, filter, addressOf } = useAddressQuery();
  const loading = useNavigation().state === 'loading';
  const search = read('search');
  return (
    <>
      <search className="overview-search">
        <SearchBox
          label="Search"
          hideLabel
          placeholder="Search title or slug"
          value={search}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        <SelectField
          label="Order"
          hideLabel
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            filter({ sort: value === standardSort ? '' : value })
          }
          options={overviewSorts.map((value) => ({ value, label: sortNames[value] }))}
        />
        <TableExport name="course-figures.csv" ask={() => call('POST /admin/course-figures-table')}>
          Export all courses
        </TableExport>
      </search>
      <p role="status" className="text-small text-soft">
        {countText(total, 'course')}
      </p>
      {courses.length > 0 ? (
        <Card aria-busy={loading}>
          <OverviewTable courses={courses} />
        </Card>
      ) : (
        <EmptyState scene="scope" heading="No courses here">
          {search ? 'No course matches this search.' : 'There are no courses yet.'}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      <p className="text-small text-soft">
        {countedAt ? (
          <>
            Counted <LocalTime instant={countedAt} format="date-time" />, and again every night;
            ratings are up to date.
          </>
        ) : (
          'The figures are counted every night. The first count is still to come.'
        )}{' '}
        We count people in fives, rounded down, and show no figures about fewer than five. Active
        means that somebody opened a lesson in the last 7 days. The days are a median: half of those
        who completed a course took that long or less.
      </p>
    </>
  );
}
