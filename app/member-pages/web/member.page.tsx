import { isRouteErrorResponse } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { brand } from '#app/shared/brand.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import { nameHeading } from '#app/ui/base/name-heading.ts';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Art } from '#app/ui/art/art.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { AtSupport } from '#app/ui/base/at-support.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { publicPagePath } from '../addresses.ts';
import type { memberPagesContract } from '../contract.ts';
import type { Route } from './+types/member.page';
import { MemberFacts } from './member-facts.tsx';
import { MemberCertificates } from './member-certificates.tsx';
import { MemberProjects } from './member-projects.tsx';
import { OwnerBar } from './owner-bar.tsx';
import { ReportPage } from './report-page.tsx';
import '#app/ui/art/palette-fields.css';
import './member.page.css';

const noPage = 'Nobody by that name, in public.';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  api<typeof memberPagesContract>(context.get(apiFetch))('GET /members/{handle}', {
    params,
  }).catch(refused);

/** Its owner may take it back at any moment, so browsers must check each copy before they show it. */
export const headers = () => ({ 'cache-control': 'public, no-cache' });

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, noPage);
  const { handle, name, line, indexed } = loaderData;
  return pageMeta({
    title: name,
    description: line || `What ${name} has built and finished at ${brand.name}.`,
    path: publicPagePath(handle),
    card: cardPath({ seed: handle, palette: 'blush', title: cardTitle(name) }),
    indexed,
  });
}

/** The card has Latin letters only; other names are shown on the page itself. */
const cardTitle = (name: string): string =>
  (/^[\p{Script=Latin}\p{M}\p{P}\s]+$/u.test(name) ? name : `A member of ${brand.name}`).slice(
    0,
    160,
  );

export default function MemberPage({ loaderData: page }: Route.ComponentProps) {
  const { name, line, about, certificates, projects } = page;
  return (
    <>
      <OwnerBar page={page} />
      <section className="member-hero palette-field" data-palette="blush" aria-label="About">
        <div className="wrap wrap-wide">
          <div className="member-hero-text">
            <h1
              className={nameHeading(
                name,
                name.length > longName ? 'heading-1' : 'poster',
                'heading-2',
              )}
            >
              {name}
            </h1>
            {line && <p className="lede">{line}</p>}
            <MemberFacts page={page} />
          </div>
          <Art kind="crew" seed={name} className="member-window art-nose" />
        </div>
      </section>
      <div className="wrap wrap-wide member-parts">
        {projects.length > 0 && <MemberProjects projects={projects} />}
        {certificates.length > 0 && <MemberCertificates certificates={certificates} />}
        {about && (
          <section aria-labelledby="about-heading">
            <h2 id="about-heading" className="heading-3">
              About
            </h2>
            <p className="member-about">{about}</p>
          </section>
        )}
        {projects.length + certificates.length === 0 && !about && (
          <p className="text-soft">There is nothing more here yet.</p>
        )}
        <p className="member-end text-small text-faint">
          The member decides what is on this page. Is something wrong with it?{' '}
          <ReportPage handle={page.handle} />, or write to us <AtSupport />.
        </p>
      </div>
    </>
  );
}

/** A name with more characters is set smaller. */
const longName = 24;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  return (
    <div className="wrap section">
      <EmptyState
        bare
        level={1}
        scene="lost"
        heading={noPage}
        action={<ButtonLink to="/courses">Browse all courses</ButtonLink>}
      >
        The page may be private, or may never have existed. We do not say which.
      </EmptyState>
    </div>
  );
}
