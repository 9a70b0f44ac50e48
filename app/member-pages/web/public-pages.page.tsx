import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { DeskList, DeskOutline } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { publicPagesDeskPath } from '../addresses.ts';
import type { ListedPage, memberPagesContract, PublicPages } from '../contract.ts';
import { pageTabs, type PageTab } from '../desk-tabs.ts';
import type { Route } from './+types/public-pages.page';
import { HidingButton } from './hiding-button.tsx';
import { PageLink, PageStanding } from './listed-page.tsx';
import { ReportedPages } from './reported-pages.tsx';

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
  const tab = searchParams.get('show');
  const show = pageTabs.find((each) => each === tab) ?? 'all';
  const query = { show, handle, page: pageNumberIn(searchParams) };
  return personalAnswer(
    async () => ({ show, ...(await call('GET /admin/public-pages', { query })) }),
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

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'reported', label: 'Reported' },
] as const;

export const HydrateFallback = () => <DeskOutline />;

function Desk({ found: { show, items, pages } }: { found: PublicPages & { show: PageTab } }) {
  return (
    <DeskList label="Show" name="show" tabs={tabs} current={show} pages={pages}>
      {show === 'reported' ? <ReportedPages pages={items} /> : <AllPages pages={items} />}
    </DeskList>
  );
}

function AllPages({ pages }: { pages: readonly ListedPage[] }) {
  const { read, filter } = useAddressQuery();
  const handle = read('handle');
  return (
    <>
      <SearchBox
        label="Address"
        placeholder="meera"
        value={handle}
        onSearch={(text) => filter({ handle: text }, { replace: true })}
      />
      {pages.length > 0 ? (
        <Card>
          <Table
            caption="Public pages, the last changed first"
            columns={columns}
            rows={pages}
            keyOf={({ uid }) => uid}
          />
        </Card>
      ) : (
        <EmptyState
          scene={handle ? 'scope' : 'empty'}
          heading={handle ? 'No page has this address' : 'No member has made a page yet'}
        >
          {handle
            ? 'Enter the whole address of the page.'
            : 'Members make one in their account, and everyone can read it.'}
        </EmptyState>
      )}
    </>
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
  { name: 'State', cell: (listed) => <PageStanding {...listed} /> },
  {
    name: 'Changed',
    wideOnly: true,
    cell: ({ changedAt }) => <LocalTime instant={changedAt} format="date" />,
  },
  { name: 'Actions', hideName: true, cell: (listed) => <Actions {...listed} /> },
];

function Actions(listed: ListedPage) {
  const { revalidate } = useRevalidator();
  return <HidingButton page={listed} onChanged={revalidate} />;
}
