import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { deskPath } from '../addresses.ts';
import type { DeskHackathon, DeskList, hackathonsDeskContract } from '../desk.contract.ts';
import type { Route } from './+types/hackathons-desk.page';

const call = api<typeof hackathonsDeskContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Hackathons',
    description: 'Create, publish and hide hackathons.',
    path: deskPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const page = pageNumberIn(new URL(request.url).searchParams);
  return personalAnswer(() => call('GET /admin/hackathons', { query: { page } }), {
    only: 'admin',
  });
};

export default function HackathonsDesk({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The hackathons did not load"
    >
      {(desk) => <Desk {...desk} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

const columns: readonly Column<DeskHackathon>[] = [
  {
    name: 'Hackathon',
    cell: ({ id, title, organizer }) => (
      <>
        <AppLink to={`${deskPath}/${id}`} className="link">
          {title}
        </AppLink>
        <br />
        <span className="text-small text-soft">{organizer}</span>
      </>
    ),
  },
  {
    name: 'Deadline',
    cell: ({ deadline }) => <time dateTime={deadline}>{instantText(deadline)}</time>,
    wideOnly: true,
  },
  { name: 'Registered', cell: ({ participants }) => participants, numeric: true, wideOnly: true },
  {
    name: 'State',
    cell: ({ id, published, status, newRequests, reportedPosts }) => (
      <span className="row">
        {published ? (
          <Badge kind={status === 'Open' ? 'ok' : 'neutral'}>{status}</Badge>
        ) : (
          <Badge kind="warn">Hidden</Badge>
        )}
        {newRequests > 0 && (
          <AppLink to={`${deskPath}/${id}?show=mentors`}>
            <Badge kind="new">{newRequests} for a mentor</Badge>
          </AppLink>
        )}
        {reportedPosts > 0 && (
          <AppLink to={`${deskPath}/${id}?show=board`}>
            <Badge kind="new">{reportedPosts} reported</Badge>
          </AppLink>
        )}
      </span>
    ),
  },
];

function Desk({ rows, page, pages }: DeskList) {
  const { addressOf } = useAddressQuery();
  return (
    <div className="stack">
      <div>
        <ButtonLink to={`${deskPath}/new`} thruster={<Icon name="plus" />}>
          New hackathon
        </ButtonLink>
      </div>
      {rows.length > 0 ? (
        <Card>
          <Table caption="Hackathons" columns={columns} rows={rows} keyOf={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState scene="empty" heading="No hackathons yet">
          Create one; nobody sees it until you publish it.
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
}
