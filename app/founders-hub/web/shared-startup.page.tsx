import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/empty-state.tsx';
import { RetryButton } from '#app/ui/retry-button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { sharedPath } from '../addresses.ts';
import type { foundersHubContract, StartupProfile } from '../contract.ts';
import type { Route } from './+types/shared-startup.page';
import { OnePager } from './one-pager.tsx';

const call = api<typeof foundersHubContract>();

type Answer = { status: 'ready'; profile: StartupProfile } | { status: 'failed'; failure: ApiFailure };

/** Nothing of the startup stands in the HTML: no search engine and no preview keeps what a founder takes back. */
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: 'A startup on one page',
    description: 'Shared by its founder, who can take the link back at any time.',
    path: sharedPath(params.key ?? ''),
    indexed: false,
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Answer> {
  try {
    return { status: 'ready', profile: await call('GET /startup-profiles/{key}', { params: { key: params.key } }) };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { status: 'failed', failure };
    throw failure;
  }
}

export default function SharedStartupPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      {loaderData.status === 'ready' ? <OnePager profile={loaderData.profile} /> : <Failed failure={loaderData.failure} />}
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="wrap section stack" aria-busy="true">
    <h1 className="visually-hidden">A startup on one page</h1>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
  </div>
);

function Failed({ failure }: { failure: ApiFailure }) {
  const missing = failure.status === 404;
  return (
    <ErrorState
      level={1}
      scene={missing ? 'lost' : 'scrub'}
      heading={missing ? failure.message : 'This page did not load'}
      action={missing ? <ButtonLink to="/startup-builder">How a startup is built</ButtonLink> : <RetryButton />}
    >
      {missing ? 'Its founder may have taken the link back, or it was cut short on its way to you.' : failure.message}
    </ErrorState>
  );
}
