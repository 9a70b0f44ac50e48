import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { publicPagePath, publicPagesDeskPath } from '../addresses.ts';
import type { ListedPage, memberPagesContract, PublicPages } from '../contract.ts';
import type { Route } from './+types/public-pages.page';
import { HidingButton } from './hiding-button.tsx';

const call = api<typeof memberPagesContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Public pages',
    description: 'Pages that members have made about themselves.',
    path: publicPagesDeskPath,
    indexed: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const handle = (searchParams.get('handle') ?? '').slice(0, 100);
  return personalAnswer(
    () => call('GET /admin/public-pages', { query: { handle, page: pageNumberIn(searchParams) } }),
    { only: 'admin' },
  );
};

export default function PublicPagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal
      answer={loaderData}
      skeleton={<DeskOutline />}
      failedHeading="The public pages did not load"
    >
      {(found) => <Desk found={found} />}
    </Personal>
  );
}

export const HydrateFallback = () => <DeskOutline />;

function Desk({ found: { items, page, pages } }: { found: PublicPages }) {
  const { read, filter, addressOf } = useAddressQuery();
  const handle = read('handle');
  return (
    <div className="stack">
      <SearchBox
        label="Address"
        placeholder="meera"
        value={handle}
        onSearch={(text) => filter({ handle: text }, { replace: true })}
      />
      {items.length > 0 ? (
        <Card>
          <Table
            caption="Public pages, the last changed first"
            columns={columns}
            rows={items}
            keyOf={({ uid }) => uid}
          />
        </Card>
      ) : (
        <EmptyState
          scene={handle ? 'scope' : 'empty'}
          heading={handle ? 'No page has this address' : 'No member has made a page yet'}
        />
      )}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
}

const columns: readonly Column<ListedPage>[] = [
  { name: 'Page', cell: (listed) => <PageLink {...listed} /> },
  {
    name: 'Member',
    cell: ({ uid, name }) => (
      <AppLink className="link" to={memberPath(uid)}>
        {name}
      </AppLink>
    ),
  },
  { name: 'Line', wideOnly: true, cell: ({ line }) => line },
  { name: 'State', cell: (listed) => <State {...listed} /> },
  {
    name: 'Changed',
    wideOnly: true,
    cell: ({ changedAt }) => <LocalTime instant={changedAt} format="date" />,
  },
  { name: 'Actions', hideName: true, cell: (listed) => <Actions {...listed} /> },
];

const PageLink = ({ handle, isPublic, hiddenBecause }: ListedPage) =>
  isPublic && hiddenBecause === null ? (
    <AppLink className="link" to={publicPagePath(handle)}>
      {handle}
    </AppLink>
  ) : (
    handle
  );

function State({ isPublic, hiddenBecause }: ListedPage) {
  if (hiddenBecause !== null)
    return (
      <>
        <Badge kind="bad">Hidden</Badge>
        <p className="text-small text-soft">{hiddenBecause}</p>
      </>
    );
  return isPublic ? <Badge kind="ok">Public</Badge> : <Badge kind="neutral">Off</Badge>;
}

function Actions(listed: ListedPage) {
  const { revalidate } = useRevalidator();
  return <HidingButton page={listed} onChanged={revalidate} />;
}
