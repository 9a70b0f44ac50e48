import { Icon } from '#app/ui/base/icon.tsx';
import { isRouteErrorResponse } from 'react-router';
import { coursePath, myLessonPath, previewPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Picture } from '#app/ui/art/picture.tsx';
import { Tag } from '#app/ui/base/badge.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { ReportChange } from '#app/ui/dialog/report-change.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { comparisonPath, mostCompared, toolPath, toolsPath } from '../addresses.ts';
import { categories } from '../categories.ts';
import type { MentioningLesson, ToolPage, toolsContract } from '../contract.ts';
import { pricingText } from '../tool-pricing.ts';
import type { Route } from './+types/tool.page';
import { BackLink } from './back-link.tsx';
import { OwnRating } from './own-rating.tsx';
import { ToolCard } from './tool-card.tsx';
import { ToolPrice } from './tool-price.tsx';
import './tool.page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = api<typeof toolsContract>(context.get(apiFetch));
  return { tool: await call('GET /ai-tools/{id}', { params: { id: params.id } }).catch(refused) };
}

export function meta({ loaderData, error, params }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'AI tool not found');
  const { tool } = loaderData;
  const path = toolPath(params.id);
  return pageMeta({
    title: tool.name,
    description: tool.description,
    path,
    card: cardPath({ seed: tool.id, title: tool.name }),
    structuredData: [
      {
        '@type': 'SoftwareApplication',
        name: tool.name,
        description: tool.description,
        url: tool.website,
        applicationCategory: categories[tool.category],
        ...(tool.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: tool.rating,
            ratingCount: tool.reviews_count,
          },
        }),
      },
      breadcrumbData([
        { label: 'AI Tools', path: toolsPath },
        { label: tool.name, path },
      ]),
    ],
  });
}

export default function ToolDetailPage({ loaderData: { tool } }: Route.ComponentProps) {
  const { signedIn } = standingOf(useIdentity());
  const from = useListLeft(toolsPath);
  const beside = [tool, ...tool.alternatives].slice(0, mostCompared).map(({ id }) => id);
  return (
    <article className="wrap tool-page">
      <div>
        <BackLink />
      </div>
      <header className="tool-page-head">
        <Picture src={tool.logo} kind="module-mark" seed={tool.name} className="tool-page-logo" />
        <div className="stack">
          <h1 className="heading-1">{tool.name}</h1>
          <p className="lede">{tool.description}</p>
          {tool.rating !== null && <Stars rating={tool.rating} count={tool.reviews_count} />}
          <div className="row">
            <ButtonLink to={tool.website} thruster={<Icon name="external-link" />}>
              Visit website
            </ButtonLink>
            {beside.length > 1 && (
              <ButtonLink to={comparisonPath(beside)} from={from} variant="secondary">
                <Icon name="columns-3" /> Compare with alternatives
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      <div className="tool-page-columns">
        <Facts tool={tool} />
        <div className="stack tool-page-main">
          {tool.features.length > 0 && (
            <section aria-labelledby="features">
              <h2 id="features" className="heading-3">
                Features
              </h2>
              <ul className="tool-page-features">
                {tool.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </section>
          )}
          {tool.lessons.length > 0 && (
            <section aria-labelledby="lessons">
              <h2 id="lessons" className="heading-3">
                Used in lesson
              </h2>
              <ul className="tool-page-features">
                {tool.lessons.map((lesson) => (
                  <li key={`${lesson.course}/${lesson.slug}`}>
                    <LessonLink {...lesson} />, in {lesson.courseTitle}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <OwnRating key={tool.id} toolId={tool.id} />
          {signedIn && (
            <ReportChange
              key={`report ${tool.id}`}
              name={tool.name}
              hint="A price, a feature, a dead link. Tell us where we can check it."
              onSend={(words) =>
                api<typeof toolsContract>()('POST /ai-tools/{id}/reports', {
                  params: { id: tool.id },
                  body: { words },
                })
              }
            />
          )}
        </div>
      </div>
      {tool.alternatives.length > 0 && (
        <section className="stack" aria-labelledby="alternatives">
          <h2 id="alternatives" className="heading-2">
            Alternatives
          </h2>
          <ul className="tool-page-alternatives">
            {tool.alternatives.map((other) => (
              <li key={other.id}>
                <ToolCard tool={other} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

const sayings = { yes: 'Yes', no: 'No', unknown: 'Not known' };
const saying = (known: boolean | null): string =>
  sayings[known === null ? 'unknown' : known ? 'yes' : 'no'];

function Facts({ tool }: { tool: ToolPage }) {
  return (
    <aside className="card stack" aria-label="Facts">
      <dl className="tool-page-facts">
        <dt>Category</dt>
        <dd>{categories[tool.category]}</dd>
        <dt>Pricing</dt>
        <dd>{pricingText(tool.pricing)}</dd>
        {tool.pricing.price_range && (
          <>
            <dt>Price</dt>
            <dd>
              <ToolPrice pricing={tool.pricing} linked />
            </dd>
          </>
        )}
        <dt>API</dt>
        <dd>{saying(tool.api_available)}</dd>
      </dl>
      {tool.tags.length > 0 && (
        <ul className="row" aria-label="Tags">
          {tool.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <div className="text-small">
        <h2 className="strong">Sources</h2>
        <ul className="tool-page-sources">
          {tool.sources.map(({ url, title, date }) => (
            <li key={url}>
              <AppLink to={url} className="link">
                {title}
              </AppLink>{' '}
              <span className="text-faint">
                as of <time dateTime={date}>{instantText(date, 'date')}</time>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Members go to the lesson itself; for others only preview lessons open. */
function LessonLink({ course, slug, title, preview }: MentioningLesson) {
  const { active } = standingOf(useIdentity());
  const to = active
    ? myLessonPath(course, slug)
    : preview
      ? previewPath(course, slug)
      : coursePath(course);
  return (
    <AppLink to={to} className="link">
      {title}
    </AppLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap section">
      {missing ? (
        <EmptyState bare level={1} scene="lost" heading="AI tool not found" action={<BackLink />}>
          It may have a new address, or have left the shelf.
        </EmptyState>
      ) : (
        <ErrorState
          bare
          level={1}
          heading="Failed to load tool details. Please try again later."
          action={
            <>
              <RetryButton /> <BackLink />
            </>
          }
        />
      )}
    </div>
  );
}
