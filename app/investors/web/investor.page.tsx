import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { rupeesText } from '#app/shared/money.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { ErrorState } from '#app/ui/list/empty-state.tsx';
import { ReportChange } from '#app/ui/dialog/report-change.tsx';
import { RetryButton } from '#app/ui/base/retry-button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { investorPath, investorsPath } from '../addresses.ts';
import type { InvestorProfile, investorsContract } from '../contract.ts';
import type { Route } from './+types/investor.page';
import { directoryIsOpen } from './investor-access.ts';
import { PaywallArt, PaywallLink, paywallTitle, usePaywall } from './paywall.tsx';
import { ShortlistForm } from './shortlist-form.tsx';
import './investor.page.css';

const call = api<typeof investorsContract>();

export const meta: Route.MetaFunction = ({ params, error }) =>
  error
    ? failureMeta(error, 'Investor not found')
    : pageMeta({
        title: 'Investor',
        description:
          'An investor’s thesis, stages, cheque and how to approach them, for premium members.',
        path: investorPath(params.investorId),
        indexed: false,
      });

/**
 * The HTML is the same for everyone. It says only whether the investor exists, which everyone may
 * know.
 */
export async function loader({
  context,
  params,
}: Route.LoaderArgs): Promise<{ investor: InvestorProfile | null }> {
  await api<typeof investorsContract>(context.get(apiFetch))('GET /investors/{id}/masked', {
    params: { id: params.investorId },
  }).catch(refused);
  return { investor: null };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (!(await directoryIsOpen())) return serverLoader();
  return {
    investor: await call('GET /investors/{id}', { params: { id: params.investorId } })
      .catch(unlessClosed)
      .catch(refused),
  };
}
clientLoader.hydrate = true as const;

/** The membership or the session has ended meanwhile. */
function unlessClosed(failure: unknown): null {
  if (failure instanceof ApiFailure && (failure.status === 401 || failure.status === 402))
    return null;
  throw failure;
}

/** Everything that a premium member may read about an investor. */
export default function InvestorPage({ loaderData: { investor } }: Route.ComponentProps) {
  return investor ? <Profile key={investor.id} investor={investor} /> : <Closed />;
}

function Closed() {
  const { text } = usePaywall();
  return (
    <Frame label="Investor">
      <Card className="investor-closed">
        <PaywallArt />
        <div className="stack">
          <h1 className="heading-2">{paywallTitle}</h1>
          <p className="text-soft">{text}</p>
          <div className="row">
            <ButtonLink variant="secondary" to={investorsPath}>
              All investors
            </ButtonLink>
            <PaywallLink />
          </div>
        </div>
      </Card>
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame label="Investor">
      <ErrorState
        level={1}
        scene={missing ? 'lost' : 'scrub'}
        heading={
          missing
            ? 'There is no such investor.'
            : 'Failed to load investors. Please try again later.'
        }
        action={
          missing ? <ButtonLink to={investorsPath}>All investors</ButtonLink> : <RetryButton />
        }
      >
        {missing
          ? 'The profile may have left the directory, or the address may contain a typo.'
          : 'Nothing in your account is affected.'}
      </ErrorState>
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame label="Investor">
    <div className="stack" aria-busy="true">
      <h1 className="visually-hidden">Investor</h1>
      <Skeleton shape="heading" />
      <Skeleton shape="panel" />
    </div>
  </Frame>
);

const Frame = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="wrap investor">
    <Breadcrumb items={[{ label: 'Investors', to: useListLeft(investorsPath).list }, { label }]} />
    {children}
  </div>
);

function Profile({ investor }: { investor: InvestorProfile }) {
  const { id, name, headline, company, location, website, verified, sample, tags, cheque } =
    investor;
  useEffect(() => {
    // If storing the view fails, the reader needn't know.
    call('PUT /investors/{id}/view', { params: { id } }).catch(() => undefined);
  }, [id]);
  return (
    <Frame label={name}>
      <header className="investor-top">
        <Avatar name={name} size="huge" nose />
        <div className="stack">
          <div className="row">
            {verified && <Badge kind="ok">Verified</Badge>}
            {sample && <Badge kind="warn">Sample: nobody by this name exists</Badge>}
          </div>
          <h1 className="heading-1">{name}</h1>
          <p className="lede">{headline}</p>
          <p className="text-soft">
            {company}, {location}
          </p>
        </div>
      </header>
      <div className="investor-parts">
        <div className="stack">
          <Card as="section" className="stack">
            <h2 className="heading-4">What they look for</h2>
            <p className="investor-text">{investor.thesis}</p>
            <h2 className="heading-4">How to approach</h2>
            <p className="investor-text">{investor.approach}</p>
            {website && (
              <p>
                <a
                  className="link"
                  href={website}
                  rel="noopener noreferrer nofollow"
                  referrerPolicy="no-referrer"
                >
                  {new URL(website).hostname}
                </a>
              </p>
            )}
          </Card>
          <Card as="section">
            <h2 className="visually-hidden">In figures</h2>
            <Facts>
              <Fact name="Cheque">
                {rupeesText(cheque.from)} to {rupeesText(cheque.to)}
              </Fact>
              <Fact name="Stages">{investor.stages.join(', ')}</Fact>
              <Fact name="Industry">{investor.industry ?? 'None in particular'}</Fact>
              <Fact name="Sectors">{investor.sectors.join(', ')}</Fact>
              <Fact name="Geography">{investor.geography.join(', ')}</Fact>
              <Fact name="Tags">
                <span className="row">
                  {tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
              </Fact>
            </Facts>
          </Card>
        </div>
        <ShortlistForm investor={investor} />
      </div>
      <ReportChange
        name={name}
        hint="A firm they have left, a cheque that has grown, a dead link."
        onSend={(words) =>
          call('POST /investors/{id}/letters', { params: { id }, body: { words } })
        }
      />
    </Frame>
  );
}
