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
import { TableExport } from '#app/ui/list/table-export.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { applicationAddress, inboxPath } from '../addresses.ts';
import { applicationStates, stateTexts } from '../application-state.ts';
import type { DeskApplication, PlacementsInbox, placementsContract } from '../contract.ts';
import { selectionIn } from '../selection.ts';
import type { Route } from './+types/inbox.page';

const call = api<typeof placementsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Placements',
    description: 'Applications and their state.',
    path: inboxPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const query = { ...selectionIn(searchParams), page: pageNumberIn(searchParams) };
  return personalAnswer(() => call('GET /admin/placements', { query }), { only: 'admin' });
};

export default function PlacementsInboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The applications did not load"
    >
      {(inbox) => <Applications {...inbox} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const columns: readonly Column<DeskApplication>[] = [
  {
    name: 'Applicant',
    cell: ({ id, applicant, role }) => (
      <InboxLink to={applicationAddress(id)} who={applicant.name} what={role} />
    ),
  },
  { name: 'For', cell: ({ opening }) => opening?.firm ?? 'Talent pool', wideOnly: true },
  { name: 'City', cell: ({ city }) => <span className="inbox-place">{city}</span>, wideOnly: true },
  {
    name: 'Applied',
    cell: ({ appliedAt }) => <span className="nowrap">{instantText(appliedAt, 'date')}</span>,
    wideOnly: true,
  },
  {
    name: 'State',
    cell: ({ state }) => (
      <Badge kind={state === 'received' ? 'new' : 'neutral'}>{stateTexts[state]}</Badge>
    ),
  },
];

function Applications({ applications, found, pages, counts, openings }: PlacementsInbox) {
  const selection = selectionIn(useAddressQuery().query);
  const { opening, state, search } = selection;
  return (
    <div className="stack">
      <InboxList
        caption="Applications"
        rows={applications}
        columns={columns}
        foundText={found === 1 ? '1 application' : `${found} applications`}
        pages={pages}
        states={applicationStates}
        stateTexts={stateTexts}
        counts={counts}
        state={state}
        search={search}
        placeholder="Name, role, city or link"
        choice={{
          name: 'opening',
          value: opening,
          options: [
            { value: 'none', label: 'Talent pool' },
            ...openings.map(({ id, title, firm }) => ({ value: id, label: `${title}, ${firm}` })),
          ],
        }}
        origin="Applications from members appear here."
      />
      {found > 0 && (
        <div className="row">
          <TableExport
            name="placements.csv"
            ask={() => call('POST /admin/placement-tables', { body: selection })}
          >
            {found === 1 ? 'Export 1 application' : `Export ${found} applications`}
          </TableExport>
          <p className="text-small text-soft">
            Recorded in the audit log. A table contains the newest 5,000.
          </p>
        </div>
      )}
    </div>
  );
}
