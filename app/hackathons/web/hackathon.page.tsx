import { useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { api, ApiFailure, token } from '#app/shared/api-client.ts';
import { apiFetch } from '#app/shared/api-fetch.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { pageNumberIn } from '#app/shared/page-number.ts';
import { failureMeta, pageMeta } from '#app/shared/page-meta.ts';
import { refused } from '#app/shared/refused.ts';
import { breadcrumbData } from '#app/shared/structured-data.ts';
import { PageFailure } from '#app/shell/page-failure.tsx';
import type { TeamBoard as TeamBoardPage, teamBoardContract } from '#app/team-board/contract.ts';
import { Art } from '#app/ui/art/art.tsx';
import { cardPath } from '#app/ui/art/art-path.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card, Panel } from '#app/ui/base/surface.tsx';
import { useListLeft } from '#app/ui/list/use-list-left.ts';
import { hackathonPath, hackathonsPath, teamBoardPath } from '../addresses.ts';
import type { hackathonsContract, Participation } from '../contract.ts';
import { isOpen } from '../hackathon-dates.ts';
import { eventData } from '../structured-data.ts';
import { sampleText } from '../vocabulary.ts';
import type { Route } from './+types/hackathon.page';
import { DeadlineCountdown } from './deadline-countdown.tsx';
import { HackathonDatesCard } from './hackathon-dates-card.tsx';
import { HackathonFacts, Prizes, Ticked } from './hackathon-facts.tsx';
import { MentorshipSection } from './mentorship-section.tsx';
import { LogInCall, OwnSection } from './own-section.tsx';
import { RegistrationCall } from './registration-call.tsx';
import { RegistrationSection } from './registration-section.tsx';
import { useDeadlines } from './use-deadlines.ts';
import './hackathon-words.css';
import './hackathon.page.css';

const TeamBoard = later(partOf(() => import('#app/team-board/web/team-board.tsx'), 'TeamBoard'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = api<typeof hackathonsContract>(context.get(apiFetch));
  const hackathon = await call('GET /hackathons/{id}', {
    params: { id: params.hackathonId },
  }).catch(refused);
  return {
    hackathon,
    card: cardPath({ seed: hackathon.id, title: hackathon.title }),
    own: null as Own | null,
  };
}

/** The reader's own data here; the HTML is the same for everyone and contains none of it. */
interface Own {
  participation: Participation;
  board: TeamBoardPage;
}

async function ownOf(id: string, page: number): Promise<Own | null> {
  if (!token.read()) return null;
  try {
    const [participation, board] = await Promise.all([
      api<typeof hackathonsContract>()('GET /hackathons/{id}/participation', { params: { id } }),
      api<typeof teamBoardContract>()('GET /hackathons/{id}/team-posts', {
        params: { id },
        query: { page },
      }),
    ]);
    return { participation, board };
  } catch (failure) {
    // The person is no longer signed in, or the network failed: the page itself still works.
    if (failure instanceof ApiFailure) return null;
    throw failure;
  }
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const [served, own] = await Promise.all([serverLoader(), ownOf(params.hackathonId, page)]);
  return { ...served, own };
}
clientLoader.hydrate = true as const;

const listCrumb = { label: 'Hackathons', path: hackathonsPath };

export function meta({ loaderData, error, params }: Route.MetaArgs) {
  if (!loaderData) return failureMeta(error, 'Hackathon not found');
  const { hackathon, card } = loaderData;
  const path = hackathonPath(params.hackathonId);
  return pageMeta({
    title: hackathon.title,
    description: hackathon.description,
    path,
    card,
    structuredData: [
      eventData(hackathon, card),
      breadcrumbData([listCrumb, { label: hackathon.title, path }]),
    ],
  });
}

/**
 * A hackathon with its rules, prizes and dates; signed-in people register here, find a team and ask
 * for a mentor.
 */
export default function HackathonPage({ loaderData: { hackathon, own } }: Route.ComponentProps) {
  const {
    id,
    title,
    organizer,
    description,
    about,
    rules,
    judging,
    prizes,
    sample,
    deadline,
    status,
    externalPage,
  } = hackathon;
  const events = useMemo(
    () => [{ title, deadline, externalPage }],
    [title, deadline, externalPage],
  );
  const now = useDeadlines(events);
  const open = now === undefined ? status === 'Open' : isOpen(deadline, now);
  const { revalidate } = useRevalidator();
  const { signedIn } = standingOf(useIdentity());
  const knows = own !== null;
  const from = useListLeft(hackathonsPath);
  // Someone has signed in or out meanwhile, perhaps in another tab.
  useEffect(() => {
    if (signedIn !== knows && (signedIn || !token.read())) void revalidate();
  }, [signedIn, knows, revalidate]);
  const part = {
    hackathon,
    participation: own?.participation ?? null,
    open,
    onChanged: revalidate,
  };
  return (
    <div className="wrap hackathon">
      <Breadcrumb items={[{ label: listCrumb.label, to: from.list }, { label: title }]} />
      <Panel as="section" field="rani" className="hackathon-head">
        <div className="hackathon-head-text">
          <div className="row">
            <Badge kind={open ? 'new' : 'ink'}>{open ? 'Open' : 'Past'}</Badge>
            {sample && <Badge kind="gold">{sampleText}</Badge>}
          </div>
          <h1 className="heading-1">{title}</h1>
          <p>{description}</p>
          <p>By {organizer}</p>
          {open && (
            <div className="row">
              {!own?.participation.registeredAt && <RegistrationCall hackathon={hackathon} />}
              <ButtonLink to={teamBoardPath(id)} from={from} variant="secondary">
                Find Teammates
              </ButtonLink>
            </div>
          )}
        </div>
        <Art
          kind="cover"
          seed={id}
          options={{ width: 400, height: 300 }}
          className="hackathon-head-art"
        />
        <div className="hackathon-head-due">
          <DeadlineCountdown events={open ? events : []} now={now} />
        </div>
      </Panel>
      <HackathonFacts hackathon={hackathon} />
      <div className="hackathon-parts">
        <div className="stack">
          <Card as="section" className="stack">
            <h2 className="heading-4">What it is about</h2>
            <p className="hackathon-words">{about}</p>
            <h2 className="heading-4">Rules</h2>
            <Ticked lines={rules} />
            {judging.length > 0 && (
              <>
                <h2 className="heading-4">What the judges look at</h2>
                <Ticked lines={judging} />
              </>
            )}
          </Card>
          <Card as="section" className="stack">
            <h2 className="heading-4">Prizes</h2>
            <Prizes prizes={prizes} />
          </Card>
        </div>
        <div className="stack">
          <HackathonDatesCard hackathon={hackathon} open={open} />
          <RegistrationSection {...part} />
        </div>
      </div>
      <div className="own-sections">
        <OwnSection id="team-board" heading="Team Finding Board">
          {own ? (
            <TeamBoard
              hackathonId={id}
              board={own.board}
              mayWrite={open && own.participation.registeredAt !== null}
              closedText={
                open
                  ? 'Register to write and answer here.'
                  : 'The deadline has passed, so the board is read-only.'
              }
              onChanged={revalidate}
            />
          ) : (
            <LogInCall path={teamBoardPath(id)} action="Log in to see the board">
              Say what you can do, read who has room, and answer. Nobody is given your address.
            </LogInCall>
          )}
        </OwnSection>
        <MentorshipSection {...part} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />;
  return (
    <div className="wrap section">
      <EmptyState
        bare
        scene="lost"
        level={1}
        heading="Hackathon not found"
        action={<ButtonLink to={hackathonsPath}>All hackathons</ButtonLink>}
      >
        It may have been taken down, or the address may contain a typo.
      </EmptyState>
    </div>
  );
}
