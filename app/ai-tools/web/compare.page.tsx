import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Picture } from '#app/ui/art/picture.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState, ErrorState } from '#app/ui/list/empty-state.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import {
  comparedIn,
  comparePath,
  comparisonPath,
  mostCompared,
  toolPath,
  toolsPath,
} from '../addresses.ts';
import { categories } from '../categories.ts';
import type { Tool, toolsContract } from '../contract.ts';
import { pricingText } from '../tool-pricing.ts';
import type { Route } from './+types/compare.page';
import { BackLink } from './back-link.tsx';
import { ToolPrice } from './tool-price.tsx';
import './compare.page.css';

const call = api<typeof toolsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Compare AI tools',
    description: 'Up to four tools side by side.',
    path: comparePath,
    indexed: false,
  });

/** The tools named in the address that exist; only the browser knows which are named. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ids = comparedIn(new URL(request.url).searchParams, 'ids');
  try {
    const answers = await Promise.all(
      ids.map((id) =>
        call('GET /ai-tools/{id}', { params: { id } }).catch((failure: unknown) => {
          if (failure instanceof ApiFailure && failure.status === 404) return undefined;
          throw failure;
        }),
      ),
    );
    return { tools: answers.flatMap((tool) => tool ?? []) };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { tools: undefined };
    throw failure;
  }
}

const Head = () => (
  <>
    <div>
      <BackLink />
    </div>
    <h1 className="heading-1">Side by side</h1>
  </>
);

export const HydrateFallback = () => (
  <div className="wrap compare-page">
    <Head />
    <Skeleton shape="panel" />
  </div>
);

const rows: readonly { name: string; cell: (tool: Tool) => ReactNode }[] = [
  { name: 'What it is for', cell: ({ description }) => description },
  { name: 'Category', cell: ({ category }) => categories[category] },
  { name: 'Pricing', cell: ({ pricing }) => pricingText(pricing) },
  {
    name: 'Price',
    cell: ({ pricing }) =>
      pricing.price_range ? <ToolPrice pricing={pricing} linked /> : 'Not known',
  },
  {
    name: 'API',
    cell: ({ api_available: known }) => (known === null ? 'Not known' : known ? 'Yes' : 'No'),
  },
  {
    name: 'Rating',
    cell: ({ rating, reviews_count: count }) =>
      rating === null ? 'Too few so far' : <Stars rating={rating} count={count} />,
  },
  {
    name: 'Features',
    cell: ({ features }) => (
      <ul className="comparison-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    ),
  },
];

export default function ComparePage({ loaderData: { tools } }: Route.ComponentProps) {
  return (
    <div className="wrap compare-page">
      <Head />
      {tools === undefined && (
        <ErrorState
          heading="Failed to load tool details. Please try again later."
          action={<RetryButton />}
        />
      )}
      {tools?.length === 0 && (
        <EmptyState
          scene="scope"
          heading="Nothing to compare"
          action={<ButtonLink to={toolsPath}>Pick tools</ButtonLink>}
        >
          Tick Compare on two, three or four tools in the list.
        </EmptyState>
      )}
      {tools !== undefined && tools.length > 0 && <Comparison tools={tools} />}
    </div>
  );
}

/** Each tool is a card of facts; where cards are side by side, so are their facts. */
function Comparison({ tools }: { tools: readonly Tool[] }) {
  const ids = tools.map(({ id }) => id);
  const from = useListLeft(toolsPath);
  return (
    <>
      <ul className="comparison">
        {tools.map((tool) => (
          <Card key={tool.id} as="li">
            <div className="comparison-head">
              <Picture
                src={tool.logo}
                kind="module-mark"
                seed={tool.name}
                className="comparison-logo"
              />
              <h2 className="heading-4">
                <AppLink to={toolPath(tool.id)} from={from} className="link">
                  {tool.name}
                </AppLink>
              </h2>
            </div>
            <dl className="comparison-facts">
              {rows.map(({ name, cell }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{cell(tool)}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink
              to={comparisonPath(ids.filter((id) => id !== tool.id))}
              from={from}
              variant="quiet"
              size="small"
            >
              <Icon name="x" /> Remove<span className="visually-hidden"> {tool.name}</span>
            </ButtonLink>
          </Card>
        ))}
      </ul>
      {tools.length === 1 && (
        <p>One tool is not a comparison. Add another to see their facts side by side.</p>
      )}
      {tools.length < mostCompared && (
        <div>
          <ButtonLink
            to={`${toolsPath}?${new URLSearchParams({ compare: ids.join(' ') })}`}
            variant="secondary"
          >
            Add another tool
          </ButtonLink>
        </div>
      )}
    </>
  );
}
