import { useEffect, useState } from 'react';
import { data, useNavigation, useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { useIdentity } from '#app/shared/identity.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { classes } from '#app/ui/base/classes.ts';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { investorsPath, optOutPath } from '../addresses.ts';
import type { Directory, investorsContract, MaskedDirectory } from '../contract.ts';
import { directoryFilterIn } from '../directory-filter.ts';
import type { Route } from './+types/investors.page';
import { DirectoryFilters } from './directory-filters.tsx';
import { directoryIsOpen, opensDirectory } from './investor-access.ts';
import { InvestorTable } from './investor-table.tsx';
import { StickyCall } from './sticky-call.tsx';
import './investors.page.css';

const PaywallDialog = later(partOf(() => import('./paywall-dialog.tsx'), 'PaywallDialog'));
const ShortlistTable = later(partOf(() => import('./shortlist-table.tsx'), 'ShortlistTable'));

/** Null: it did not load. `open`: with names. */
type Found = { open: false; list: MaskedDirectory | null } | { open: true; list: Directory | null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api<typeof investorsContract>(context.get(apiFetch));
  const list = await loaded(
    call('GET /investors', { query: directoryFilterIn(new URL(request.url).searchParams) }),
  );
  // Only a complete page may be cached.
  return data<Found>({ open: false, list }, { status: list ? 200 : 503 });
}

/**
 * The browser knows who may read the names. Typed searches go to the API directly, so that
 * half-typed words don't fill the page cache.
 */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Found> {
  const { searchParams } = new URL(request.url);
  const query = directoryFilterIn(searchParams);
  const call = api<typeof investorsContract>();
  if (await directoryIsOpen()) {
    const ticked = (name: string) => (searchParams.get(name) === '1' ? ('1' as const) : undefined);
    const own = { viewed: ticked('viewed'), shortlisted: ticked('shortlisted') };
    return {
      open: true,
      list: await loaded(
        call('GET /investor-profiles', { query: { ...query, ...own }, signal: request.signal }),
      ),
    };
  }
  if (!query.q) return (await arrived(serverLoader())) ?? { open: false, list: null };
  return {
    open: false,
    list: await loaded(call('GET /investors', { query, signal: request.signal })),
  };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Investors',
    description:
      'Search people who write first cheques, by city, sector and appetite. Names and how to reach them are for premium members.',
    path: investorsPath,
    card: cardPath({ seed: 'investors', title: 'People with first cheques' }),
    structuredData: [breadcrumbData([{ label: 'Investors', path: investorsPath }])],
  });

/** The directory (part 2 section 2, "Investor directory"). */
export default function InvestorsPage({ loaderData }: Route.ComponentProps) {
  const { open, list } = loaderData;
  const identity = useIdentity();
  const { revalidate } = useRevalidator();
  const [paywall, setPaywall] = useState(false);
  const { addressOf, clear } = useAddressQuery();
  const navigating = useNavigation().state === 'loading';

  // The identity has changed meanwhile: signed in, signed out, or upgraded.
  const known = identity.status === 'signed-in' || identity.status === 'signed-out';
  const stale = known && opensDirectory(identity) !== open;
  useEffect(() => {
    if (stale) void revalidate();
  }, [stale, revalidate]);

  return (
    <div
      className={classes(
        'wrap',
        'wrap-wide',
        'investors',
        !open && (identity.status === 'starting' || stale) && 'investors-starting',
      )}
    >
      <div className="investors-head">
        <h1 className="heading-1">People with first cheques.</h1>
        <Panel field="genda" className="investors-note">
          <Avatar name="visor" masked={!open} size="large" />
          <p>
            {open ? (
              <>
                <b>Visors are up.</b> You see names, and how to reach them.
              </>
            ) : (
              <>
                <b>Visors are down.</b> Premium members see names, and how to reach them.
              </>
            )}
          </p>
        </Panel>
      </div>
      <DirectoryFilters facets={list?.facets} open={open} />
      <p className="visually-hidden" role="status">
        {list && `${list.total} ${list.total === 1 ? 'investor' : 'investors'} found`}
      </p>
      {!list && (
        <ErrorState
          heading="Failed to load investors. Please try again later."
          action={<RetryButton />}
        />
      )}
      {list?.total === 0 && (
        <EmptyState
          scene="scope"
          heading="No investors found matching your criteria."
          action={<ShowAllButton onClick={clear}>Show all investors</ShowAllButton>}
        >
          Try fewer words or another city.
        </EmptyState>
      )}
      {list && list.total > 0 && (
        <>
          <Card className="investors-sheet" aria-busy={navigating}>
            <InvestorTable investors={list.items} onView={() => setPaywall(true)} />
          </Card>
          {open && <ShortlistTable />}
          <Pagination page={list.page} pages={list.pages} addressOf={addressOf} />
          {list.items.some(({ sample }) => sample) && (
            <p className="text-small text-soft">
              The investors shown here are samples: invented people and firms that show how a
              profile reads. None of them exists.
            </p>
          )}
        </>
      )}
      <p className="text-small text-soft">
        Listed here, and would rather not be?{' '}
        <AppLink to={optOutPath} className="link">
          Ask to be removed
        </AppLink>
      </p>
      {!open && <StickyCall />}
      {paywall && <PaywallDialog onClose={() => setPaywall(false)} />}
    </div>
  );
}
