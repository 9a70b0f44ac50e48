import { Icon } from '#app/ui/base/icon.tsx';
import { isRouteErrorResponse } from 'react-router';
import { openingPath } from '#app/openings/addresses.ts';
import type { openingsContract } from '#app/openings/contract.ts';
import { payText, placeText } from '#app/openings/opening-facts.ts';
import { jobPostingData } from '#app/openings/structured-data.ts';
import { OpeningFactsLine } from '#app/openings/web/opening-facts-line.tsx';
import { api, ApiFailure, token } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { applicationsPath, applyPath } from '../addresses.ts';
import type { placementsContract } from '../contract.ts';
import type { Route } from './+types/opening.page';
import './opening.page.css';

const placements = { label: 'Placements', path: '/placements' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = api<typeof openingsContract>(context.get(apiFetch));
  const opening = await call('GET /placements/openings/{slug}', {
    params: { slug: params.slug },
  }).catch(refused);
  return { ...opening, applied: false };
}

/** Has the reader applied? The HTML is the same for everyone and doesn't contain this. */
async function hasApplied(slug: string): Promise<boolean> {
  if (!token.read()) return false;
  try {
    const { applications } = await api<typeof placementsContract>()('GET /placements/applications');
    return applications.some(({ opening }) => opening?.slug === slug);
  } catch (failure) {
    // The reader is no longer signed in, or the network failed: the page itself still works.
    if (failure instanceof ApiFailure) return false;
    throw failure;
  }
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const [opening, applied] = await Promise.all([serverLoader(), hasApplied(params.slug)]);
  return { ...opening, applied };
}
clientLoader.hydrate = true as const;

/** Search engines see a job only while someone can apply for it. */
export const meta: Route.MetaFunction = ({ loaderData: opening, error }) => {
  if (!opening) return failureMeta(error, 'Opening not found');
  const { slug, title, firm, open } = opening;
  const path = openingPath(slug);
  const pay = payText(opening);
  return pageMeta({
    title: `${title}, ${firm}`,
    description: `${firm} looks for: ${title}. ${placeText(opening)}${pay ? `, ${pay}` : ''}.`,
    path,
    card: cardPath({ seed: slug, title: title.slice(0, 160) }),
    indexed: open,
    structuredData: [
      ...(open ? [jobPostingData(opening)] : []),
      breadcrumbData([placements, { label: title, path }]),
    ],
  });
};

export default function OpeningPage({ loaderData: opening }: Route.ComponentProps) {
  const { slug, title, firm, description, open, closesAt, applied } = opening;
  return (
    <>
      <header className="opening-head field-sky">
        <div className="wrap stack">
          <Breadcrumb
            items={[{ label: placements.label, to: placements.path }, { label: title }]}
          />
          <h1 className="heading-1">{title}</h1>
          <p className="opening-firm">{firm}</p>
          <OpeningFactsLine {...opening} />
        </div>
      </header>
      <div className="wrap opening-layout">
        <p className="opening-description">{description}</p>
        <Card as="aside" className="stack opening-apply" aria-label="Apply">
          {applied ? (
            <>
              <Note kind="ok">You have applied for this opening.</Note>
              <ButtonLink to={applicationsPath} variant="secondary">
                See its current step
              </ButtonLink>
            </>
          ) : open ? (
            <>
              <p>
                Open until <LocalTime instant={closesAt} steady />
              </p>
              <ButtonLink
                to={applyPath(slug)}
                block
                thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
              >
                Apply
              </ButtonLink>
              <p className="text-small text-soft">
                For members, with a résumé and one link to your work. You apply once.
              </p>
            </>
          ) : (
            <>
              <Note kind="warn">This opening is closed. It takes no more applications.</Note>
              <ButtonLink to={placements.path} variant="secondary">
                See what is open
              </ButtonLink>
            </>
          )}
        </Card>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  return (
    <div className="wrap section">
      <EmptyState
        bare
        level={1}
        scene="lost"
        heading="There is no such opening"
        action={<ButtonLink to={placements.path}>See what is open</ButtonLink>}
      >
        The address may have been cut short on its way to you.
      </EmptyState>
    </div>
  );
}
