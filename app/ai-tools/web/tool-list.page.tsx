import { Icon } from '#app/ui/base/icon.tsx';
import { data, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { api, type Fetch } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { arrived, loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { suggestPath, toolPath, toolsPath } from '../addresses.ts';
import type { Tools, toolsContract } from '../contract.ts';
import { toolsAskedIn } from '../filter-address.ts';
import { sorts } from '../tool-filter.ts';
import type { Route } from './+types/tool-list.page';
import { ToolCard } from './tool-card.tsx';
import { ToolFilters, ToolSearch } from './tool-filters.tsx';
import { useToolFilter } from './use-tool-filter.ts';
import './tool-list.page.css';

const CompareBar = later(partOf(() => import('./compare-bar.tsx'), 'CompareBar'));

const loadTools = (
  query: URLSearchParams,
  fetcher?: Fetch,
  signal?: AbortSignal,
): Promise<Tools | null> =>
  loaded(
    api<typeof toolsContract>(fetcher)('GET /ai-tools', { query: toolsAskedIn(query), signal }),
  );

export async function loader({ context, request }: Route.LoaderArgs) {
  const tools = await loadTools(new URL(request.url).searchParams, context.get(apiFetch));
  // Only a complete page may be cached.
  return data({ tools }, { status: tools ? 200 : 503 });
}

/**
 * Searches as the person types go to the API itself, so that half words don't fill the page cache.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('q')?.trim())
    return { tools: await loadTools(searchParams, undefined, request.signal) };
  return (await arrived(serverLoader())) ?? { tools: null };
}

/** Picking a tool for comparison changes the address, not the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = (url: URL) => JSON.stringify(toolsAskedIn(url.searchParams));
  return currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : asked(currentUrl) !== asked(nextUrl);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'AI Tools',
    description:
      'No-code and AI tools with what they are for, whether they are free or paid and whether they have an API, each with its sources.',
    path: toolsPath,
    card: cardPath({ seed: 'ai-tools', title: 'Tools worth your tab space' }),
    structuredData: [
      breadcrumbData([{ label: 'AI Tools', path: toolsPath }]),
      listData(loaderData?.tools),
    ],
  });

const listData = (tools: Tools | null | undefined) => ({
  '@type': 'ItemList',
  name: 'AI Tools',
  numberOfItems: tools?.total ?? 0,
  itemListElement: tools?.items.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicAddress(toolPath(id)),
  })),
});

/** The directory (part 2 section 2, "AI tools directory"). */
export default function ToolListPage({ loaderData: { tools } }: Route.ComponentProps) {
  return (
    <div className="wrap tool-list">
      <div className="tool-list-head">
        <h1 className="heading-1">Tools worth your tab space.</h1>
        <p className="lede">
          What each one is for, whether it is free or paid and whether it has an API, as far as its
          sources say. A price carries the day we read it. Members rate the tools; nobody pays to be
          listed.
        </p>
      </div>
      {tools ? <Directory tools={tools} /> : <Failed />}
    </div>
  );
}

function Directory({ tools: { items, page, pages, total, facets, sort } }: { tools: Tools }) {
  const filter = useToolFilter();
  const loading = useNavigation().state === 'loading';
  return (
    <form
      className="tool-list-body"
      method="get"
      action={toolsPath}
      onSubmit={(event) => event.preventDefault()}
    >
      <ToolFilters filter={filter} facets={facets} total={total} />
      <section className="tool-list-results" aria-label="Tools" aria-busy={loading}>
        <div className="tool-list-bar">
          <div className="row">
            <p className="strong" role="status">
              {total === 1 ? '1 tool' : `${total} tools`}
            </p>
            {total > 0 && filter.filtered.length > 0 && (
              <ShowAllButton variant="quiet" size="small" onClick={filter.clear}>
                Show all
              </ShowAllButton>
            )}
          </div>
          <SelectField
            label="Order"
            hideLabel
            name="sort"
            value={filter.read('sort') || sort}
            onChange={({ target }) => filter.set('sort', target.value)}
            options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
          />
        </div>
        <ToolSearch filter={filter} facets={facets} total={total} />
        {items.length > 0 ? (
          <ul className="tool-grid">
            {items.map((tool) => (
              <li key={tool.id}>
                <ToolCard
                  tool={tool}
                  level={2}
                  compare={{
                    picked: filter.compared.includes(tool.id),
                    full: filter.comparesMost,
                    onPick: () => filter.pick(tool.id),
                  }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            scene="scope"
            heading="No tool matches that."
            action={<ShowAllButton onClick={filter.clear}>Show all tools</ShowAllButton>}
          >
            Try fewer words or fewer filters.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} addressOf={filter.addressOf} />
        <p className="tool-list-suggest">
          Is one missing?{' '}
          <ButtonLink to={suggestPath} variant="secondary" size="small">
            <Icon name="plus" /> Submit a tool
          </ButtonLink>
        </p>
      </section>
      <CompareBar ids={filter.compared} onClear={filter.pickNone} />
    </form>
  );
}

function Failed() {
  return (
    <ErrorState heading="Failed to load AI tools. Please try again later." action={<RetryButton />}>
      The list did not load. Nothing in your account is affected.
    </ErrorState>
  );
}
