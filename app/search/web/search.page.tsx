import { Icon } from '#app/ui/base/icon.tsx';
import { data, Form, useNavigation } from 'react-router';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { loaded } from '#app/shared/loaded.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { Button } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { searchPath } from '../addresses.ts';
import type { Route } from './+types/search.page';
import { find, findAsVisitor } from './find.ts';
import { SearchResults } from './search-results.tsx';
import './search.page.css';

function asked(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    q: (searchParams.get('q') ?? '').slice(0, 100),
    exact: searchParams.get('exact') === 'yes',
  };
}

/** The page as a visitor sees it, which also works without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = asked(request);
  const found = await loaded(findAsVisitor(wanted, context.get(apiFetch)));
  // Only a complete page may be cached.
  return data({ q: wanted.q, found }, { status: found ? 200 : 503 });
}

/** In the browser, what the signed-in person may find. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = asked(request);
  return { q: wanted.q, found: await loaded(find(wanted)) };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Search',
    description: 'Courses, lessons, directories and answers.',
    path: '/search',
    indexed: false,
  });

export default function SearchPage({ loaderData: { q, found } }: Route.ComponentProps) {
  const loading = useNavigation().state === 'loading';
  const asking = searchWords(q).length > 0;
  return (
    <div className="wrap stack search-page">
      <h1 className="heading-1">Search</h1>
      <Form role="search" action={searchPath()}>
        <TextField
          key={q}
          label="What are you looking for?"
          name="q"
          type="search"
          icon={<Icon name="search" aria-hidden="true" />}
          autoComplete="off"
          maxLength={100}
          defaultValue={q}
          action={
            <Button type="submit" busy={loading}>
              Search
            </Button>
          }
        />
      </Form>
      <div aria-busy={loading}>
        {!found && <ErrorState heading="The search did not answer" action={<RetryButton />} />}
        {found && found.groups.length > 0 && <SearchResults q={q} found={found} level={2} />}
        {found?.groups.length === 0 && asking && (
          <EmptyState scene="scope" heading={`Nothing found for “${q}”`}>
            Try fewer words, or the beginning of one.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
