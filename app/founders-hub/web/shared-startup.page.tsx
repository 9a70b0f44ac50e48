import { isRouteErrorResponse } from 'react-router';
import { api, failureText } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { sharedPath } from '../addresses.ts';
import type { foundersHubContract, StartupProfile } from '../contract.ts';
import type { Route } from './+types/shared-startup.page';
import { OnePager } from './one-pager.tsx';

const call = api<typeof foundersHubContract>();

const title = 'A startup on one page';

export const meta: Route.MetaFunction = ({ params, error }) =>
  error
    ? failureMeta(error, 'Startup not found')
    : pageMeta({
        title,
        description: 'Shared by its founder, who can revoke the link at any time.',
        path: sharedPath(params.key),
        indexed: false,
      });

/**
 * The HTML contains nothing of the startup: no search engine and no preview stores what a founder
 * may revoke. It says only whether the link works.
 */
export async function loader({
  context,
  params,
}: Route.LoaderArgs): Promise<{ profile: StartupProfile | null }> {
  await api<typeof foundersHubContract>(context.get(apiFetch))('GET /startup-profiles/{key}', {
    params: { key: params.key },
  }).catch(refused);
  return { profile: null };
}

/** A link may be revoked at any moment, so every visitor's page is fetched again. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  profile: await call('GET /startup-profiles/{key}', { params: { key: params.key } }).catch(
    refused,
  ),
});
clientLoader.hydrate = true as const;

export default function SharedStartupPage({ loaderData: { profile } }: Route.ComponentProps) {
  return <div className="wrap section">{profile && <OnePager profile={profile} />}</div>;
}

export const HydrateFallback = () => (
  <div className="wrap section stack" aria-busy="true">
    <h1 className="visually-hidden">{title}</h1>
    <Skeleton shape="heading" />
    <Skeleton shape="panel" />
  </div>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap section">
      <ErrorState
        level={1}
        scene={missing ? 'lost' : 'scrub'}
        heading={
          missing ? 'This profile is not shared, or no longer shared.' : 'This page did not load'
        }
        action={
          missing ? (
            <ButtonLink to="/startup-builder">How a startup is built</ButtonLink>
          ) : (
            <RetryButton />
          )
        }
      >
        {missing
          ? 'Its founder may have revoked the link, or it was cut short on its way to you.'
          : failureText(error)}
      </ErrorState>
    </div>
  );
}
