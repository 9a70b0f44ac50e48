import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer, type PersonalAnswer } from '#app/shared/personal-answer.ts';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Route } from './+types/audit.page';
import { auditFilterIn } from '../audit-filter.ts';
import type { administrationContract, LoggedAction } from '../contract.ts';
import { actorName, LogList } from './log-list.tsx';
import { FoundList, FoundOutline } from './found-list.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import './list-page.css';

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
    {/* Input typed here would be lost when the page replaces it. */}
    <div inert>
      <Filter {...unknownYet} />
    </div>
    <FoundOutline />
  </>
);

const unknownYet = { actors: [], actions: [] };

function Filter({ actors, actions }: Pick<LogPage, 'actors' | 'actions'>) {
  const { read, filter } = useAddressQuery();
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={read(name)}
      onChange={({ target }) => filter({ [name]: target.value })}
    />
  );
  return (
    <form className="list-filter" role="search" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="Who"
        value={read('actor')}
        onChange={({ target }) => filter({ actor: target.value })}
        options={[
          { value: '', label: 'Everyone' },
          ...actors.map((actor) => ({ value: actor.id, label: actorName(actor) })),
        ]}
      />
      <SelectField
        label="What"
        value={read('action')}
        onChange={({ target }) => filter({ action: target.value })}
        options={[
          { value: '', label: 'Everything' },
          ...actions.map(({ action, label }) => ({ value: action, label })),
        ]}
      />
      <div className="list-filter-wide">
        <SearchBox
          label="About whom"
          placeholder="E-mail or id"
          value={read('about')}
          onSearch={(text) => filter({ about: text }, { replace: true })}
        />
      </div>
      {day('from', 'From')}
      {day('to', 'To')}
    </form>
  );
}

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
