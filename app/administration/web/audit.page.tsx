import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer, type PersonalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { Route } from './+types/audit.page';
import { auditFilterIn } from '../audit-filter.ts';
import type { administrationContract, LoggedAction } from '../contract.ts';
import { actorName, LogList } from './log-list.tsx';
import { FoundList, FoundOutline } from './found-list.tsx';
import {
  DayFilter,
  FilterForm,
  FilterOutline,
  SearchFilter,
  SelectFilter,
} from '#app/ui/list/filter-form.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';

const call = api<typeof administrationContract>();

interface LogPage {
  items: LoggedAction[];
  page: number;
  pages: number;
  total: number;
  actors: LoggedAction['actor'][];
  actions: { action: string; label: string }[];
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Audit log',
    description: 'What admins did, and why.',
    path: '/admin/audit',
    indexed: false,
  });

export const clientLoader = ({
  request,
}: Route.ClientLoaderArgs): Promise<PersonalAnswer<LogPage>> =>
  personalAnswer(() =>
    call('GET /admin/audit', { query: auditFilterIn(new URL(request.url).searchParams) }),
  );

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Filter {...(loaderData.status === 'ready' ? loaderData.data : unknownYet)} />
      <Personal
        answer={loaderData}
        skeleton={<FoundOutline />}
        failedHeading="The audit log did not load"
      >
        {(page) => <Found {...page} />}
      </Personal>
    </>
  );
}

export const HydrateFallback = () => (
  <>
    <FilterOutline>
      <Filter {...unknownYet} />
    </FilterOutline>
    <FoundOutline />
  </>
);

const unknownYet = { actors: [], actions: [] };

const Filter = ({ actors, actions }: Pick<LogPage, 'actors' | 'actions'>) => (
  <FilterForm>
    <SelectFilter
      name="actor"
      label="Who"
      usual="Everyone"
      options={actors.map((actor) => ({ value: actor.id, label: actorName(actor) }))}
    />
    <SelectFilter
      name="action"
      label="What"
      usual="Everything"
      options={actions.map(({ action, label }) => ({ value: action, label }))}
    />
    <SearchFilter name="about" label="About whom" placeholder="E-mail or id" />
    <DayFilter name="from" label="From" />
    <DayFilter name="to" label="To" />
  </FilterForm>
);

function Found({ items, page, pages, total }: LogPage) {
  const { clear } = useAddressQuery();
  if (total === 0) {
    return (
      <EmptyState
        scene="empty"
        heading="No entries"
        action={<ShowAllButton onClick={clear}>Show all</ShowAllButton>}
      >
        Nothing in the log matches.
      </EmptyState>
    );
  }
  return (
    <FoundList total={total} nouns={['entry', 'entries']} page={page} pages={pages}>
      <LogList items={items} />
    </FoundList>
  );
}
