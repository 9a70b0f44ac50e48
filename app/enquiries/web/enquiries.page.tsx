import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { InboxLink } from '#app/ui/list/inbox.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { enquiryAddress } from '../addresses.ts';
import type { enquiriesContract, Enquiry, Inbox } from '../contract.ts';
import { enquiryKinds, enquiryStates, kindTexts, stateTexts } from '../enquiry-state.ts';
import type { Route } from './+types/enquiries.page';
import { selectionIn } from '../selection.ts';
import { EnquiryTables } from './enquiry-tables.tsx';

const call = api<typeof enquiriesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Enquiries',
    description: 'What people wrote to us.',
    path: '/admin/enquiries',
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const query = { ...selectionIn(searchParams), page: pageNumberIn(searchParams) };
  return personalAnswer(() => call('GET /admin/enquiries', { query }), { only: 'admin' });
};

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="The enquiries did not load">
      {(inbox) => <Enquiries {...inbox} />}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

const Outline = () => (
  <div className="stack" aria-busy="true">
    <Skeleton shape="button" />
    <Skeleton shape="panel" />
  </div>
);

const columns: readonly Column<Enquiry>[] = [
  {
    name: 'From',
    cell: ({ id, name, email, subject }) => (
      <InboxLink
        to={enquiryAddress(id)}
        who={name ?? email}
        what={subject ?? 'Would like to build together'}
      />
    ),
  },
  {
    name: 'Kind',
    cell: ({ kind }) => <span className="nowrap">{kindTexts[kind]}</span>,
    wideOnly: true,
  },
  {
    name: 'Received',
    cell: ({ receivedAt }) => <span className="nowrap">{instantText(receivedAt)}</span>,
    wideOnly: true,
  },
  {
    name: 'State',
    cell: ({ state }) => (
      <Badge kind={state === 'new' ? 'new' : 'neutral'}>{stateTexts[state]}</Badge>
    ),
  },
];

function Enquiries({ enquiries, found, pages, counts, subscribers }: Inbox) {
  const { query, filter, addressWith, addressOf } = useAddressQuery();
  const { kind, state, search } = selectionIn(query);

  return (
    <div className="stack">
      <SegmentedLinks
        label="States"
        links={[...enquiryStates, 'all' as const].map((each) => ({
          to: addressWith({ state: each === 'new' ? '' : each, page: '' }),
          label: each === 'all' ? 'All' : `${stateTexts[each]} ${counts[each]}`,
          current: each === state,
        }))}
      />
      <search className="inbox-search">
        <SearchBox
          label="Search"
          hideLabel
          placeholder="Address, name or words"
          value={search}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        <SelectField
          label="Kind"
          hideLabel
          value={kind}
          onChange={(event) =>
            filter({ kind: event.currentTarget.value === 'all' ? '' : event.currentTarget.value })
          }
          options={[
            { value: 'all', label: 'Every kind' },
            ...enquiryKinds.map((each) => ({ value: each, label: kindTexts[each] })),
          ]}
        />
      </search>
      <p role="status" className="text-small text-soft">
        {found === 1 ? '1 enquiry' : `${found} enquiries`}
      </p>
      {enquiries.length > 0 ? (
        <Card>
          <Table caption="Enquiries" columns={columns} rows={enquiries} keyOf={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState
          scene="mail"
          heading={search || kind !== 'all' ? 'Nothing matches' : 'Nothing is waiting here'}
        >
          {search || kind !== 'all'
            ? 'Try other words, another kind or another state.'
            : 'Messages from our forms appear here.'}
        </EmptyState>
      )}
      <Pagination page={Math.min(pageNumberIn(query), pages)} pages={pages} addressOf={addressOf} />
      <EnquiryTables selection={{ kind, state, search }} found={found} subscribers={subscribers} />
    </div>
  );
}
