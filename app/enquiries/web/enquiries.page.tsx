import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { InboxLink, InboxList } from '#app/ui/list/inbox-list.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import type { Column } from '#app/ui/list/table.tsx';
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
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The enquiries did not load"
    >
      {(inbox) => <Enquiries {...inbox} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

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
  const { kind, state, search } = selectionIn(useAddressQuery().query);
  return (
    <div className="stack">
      <InboxList
        caption="Enquiries"
        rows={enquiries}
        columns={columns}
        foundText={found === 1 ? '1 enquiry' : `${found} enquiries`}
        pages={pages}
        states={enquiryStates}
        stateTexts={stateTexts}
        counts={counts}
        state={state}
        search={search}
        placeholder="Address, name or words"
        choice={{
          name: 'kind',
          value: kind,
          options: enquiryKinds.map((each) => ({ value: each, label: kindTexts[each] })),
        }}
        origin="Messages from our forms appear here."
      />
      <EnquiryTables selection={{ kind, state, search }} found={found} subscribers={subscribers} />
    </div>
  );
}
