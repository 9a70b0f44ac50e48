import { data, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { afterPaint } from '#app/ui/base/after-paint.ts';
import { Button, PlainSubmit } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { hackathonsPath } from '../addresses.ts';
import type { Hackathon, HackathonList as List, hackathonsContract } from '../contract.ts';
import { isOpen, nextDeadline } from '../hackathon-dates.ts';
import { hackathonFilterIn, type HackathonFilter } from '../hackathon-filter.ts';
import { tabLabels, tabs } from '../vocabulary.ts';
import type { Route } from './+types/hackathons.page';
import { ClosingCall } from './closing-call.tsx';
import { HackathonHero, type Due } from './hackathon-hero.tsx';
import { HackathonList } from './hackathon-list.tsx';
import { Marquee } from './marquee.tsx';
import { useDeadlines } from './use-deadlines.ts';
import { WhatWeDo } from './what-we-do.tsx';

const HackathonDialog = later(partOf(() => import('./hackathon-dialog.tsx'), 'HackathonDialog'));

interface Found {
  /** Null: it did not load. */
  list: List | null;
  /** The deadlines for the countdown, whatever the filter. */
  soonest: readonly Due[];
}

const listed = (
  call: ReturnType<typeof api<typeof hackathonsContract>>,
  query: HackathonFilter,
): Promise<List | null> => loaded(call('GET /hackathons', { query }));

const openOnes = (list: List | null): Due[] =>
  (list?.items ?? [])
    .filter(({ status }) => status === 'Open')
    .map(({ id, title, deadline, externalPage }) => ({ id, title, deadline, externalPage }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api<typeof hackathonsContract>(context.get(apiFetch));
  const query = hackathonFilterIn(new URL(request.url).searchParams);
  const narrowed = Object.values(query).some((value) => value !== undefined);
  const all = await listed(call, {});
  const list = narrowed ? await listed(call, query) : all;
  // Only a complete page may be cached.
  return data<Found>({ list, soonest: openOnes(all) }, { status: list ? 200 : 503 });
}

/**
 * Searches as the person types go to the API itself, so that half words don't fill the page cache.
 */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Found> {
  const query = hackathonFilterIn(new URL(request.url).searchParams);
  const served = arrived(serverLoader());
  if (!query.q) return (await served) ?? { list: null, soonest: [] };
  const list = await listed(api<typeof hackathonsContract>(), query);
  return { list, soonest: (await served)?.soonest ?? [] };
}

/** Opening one doesn't change the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const filterOf = ({ searchParams }: URL) => JSON.stringify(hackathonFilterIn(searchParams));
  const onlyLooked =
    currentUrl.search !== nextUrl.search && filterOf(currentUrl) === filterOf(nextUrl);
  return !onlyLooked && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Hackathons',
    description:
      'Hackathons worth losing sleep over: search them by topic, register, find a team and ask for a mentor.',
    path: hackathonsPath,
    card: cardPath({ seed: 'hackathons', title: 'One deadline. One wild idea.' }),
    structuredData: [breadcrumbData([{ label: 'Hackathons', path: hackathonsPath }])],
  });

/** Part 2 section 2, "Hackathon page". */
export default function HackathonsPage({ loaderData: { list, soonest } }: Route.ComponentProps) {
  const now = useDeadlines(soonest);
  const next = now === undefined ? (soonest[0] ?? null) : nextDeadline(soonest, now);
  return (
    <>
      <HackathonHero soonest={soonest} now={now} />
      <Marquee />
      <WhatWeDo />
      <section className="wrap wrap-wide" id="explore" aria-labelledby="explore-heading">
        <Explore list={list} now={now} />
      </section>
      <ClosingCall next={next} />
    </>
  );
}

function Explore({ list, now }: { list: List | null; now: number | undefined }) {
  const { query, asked, read, set, addressWith, addressOf } = useAddressQuery();
  const hydrated = useHydrated();
  const busy = useNavigation().state === 'loading';
  const { category = 'all' } = hackathonFilterIn(query);
  const shown = hydrated ? list?.items.find(({ id }) => id === read('details')) : undefined;
  const openNow = ({ status, deadline }: Hackathon) =>
    now === undefined ? status === 'Open' : isOpen(deadline, now);
  return (
    <>
      <div className="explore-head">
        <h2 id="explore-heading" className="heading-2">
          Explore Hackathons
        </h2>
        <form
          className="explore-filter"
          role="search"
          action={hackathonsPath}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchBox
            label="Search hackathons"
            hideLabel
            name="q"
            placeholder="Name or topic"
            value={asked('q')}
            onSearch={(text) => set({ q: text, page: '' }, { replace: true })}
          />
          <SegmentedLinks
            label="Topics"
            links={tabs.map((tab) => ({
              to: addressWith({ category: tab === 'all' ? '' : tab, page: '', details: '' }),
              label: tabLabels[tab],
              current: tab === category,
            }))}
          />
          <PlainSubmit>Search</PlainSubmit>
        </form>
      </div>
      <p className="visually-hidden" role="status">
        {list && `${list.total} ${list.total === 1 ? 'hackathon' : 'hackathons'} found`}
      </p>
      {!list && (
        <ErrorState heading="The hackathons did not load" level={3} action={<RetryButton />} />
      )}
      {list?.total === 0 && (
        <EmptyState
          scene="scope"
          level={3}
          heading="No hackathons found matching your criteria."
          action={
            <Button onClick={() => set({ q: '', category: '', page: '' })}>
              Show all hackathons
            </Button>
          }
        >
          Try fewer words or another topic.
        </EmptyState>
      )}
      {list && list.total > 0 && (
        <div className="explore-list stack" aria-busy={busy}>
          <HackathonList
            hackathons={list.items}
            isOpen={openNow}
            onDetails={(id) => afterPaint(() => set({ details: id }))}
          />
          <Pagination page={list.page} pages={list.pages} addressOf={addressOf} />
          {list.items.some(({ sample }) => sample) && (
            <p className="text-small text-soft">
              The hackathons shown here are samples: invented organisers and prizes that show how
              one reads. None of them pays.
            </p>
          )}
        </div>
      )}
      {shown && (
        <HackathonDialog
          hackathon={shown}
          open={openNow(shown)}
          onClose={() => set({ details: '' }, { replace: true })}
        />
      )}
    </>
  );
}
