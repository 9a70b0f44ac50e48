import { openingPath } from '#app/openings/addresses.ts';
import { memberPath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { lastPage, pageNumberIn } from '#app/shared/page-number.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { ColleagueNotes } from '#app/ui/list/colleague-notes.tsx';
import { OpenedFromList } from '#app/ui/list/opened-from-list.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useLatest } from '#app/ui/list/use-latest.ts';
import { inboxPath } from '../addresses.ts';
import { stateTexts } from '../application-state.ts';
import type { ApplicationWithNotes, placementsContract } from '../contract.ts';
import type { Route } from './+types/application.page';
import { ApplicationMoves } from './application-moves.tsx';
import { ResumeLink } from './resume-link.tsx';
import './application.page.css';

const call = api<typeof placementsContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Application',
    description: 'What someone sent for a placement.',
    path: inboxPath,
    indexed: false,
  });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  personalAnswer(
    () =>
      call('GET /admin/placements/{id}', {
        params: { id: params.applicationId },
        query: { notes: pageNumberIn(new URL(request.url).searchParams, 'notes', lastPage) },
      }),
    { only: 'admin' },
  );

const frame = { list: { label: 'Placements', path: inboxPath }, name: 'Application' };

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  return (
    <OpenedFromList {...frame} answer={loaderData}>
      {(application) => <Opened key={application.id} loaded={application} />}
    </OpenedFromList>
  );
}

export const HydrateFallback = () => <OpenedFromList {...frame} />;

function Opened({ loaded }: { loaded: ApplicationWithNotes }) {
  const [application, setApplication] = useLatest(loaded);
  const { id, applicant, role, state, stateSince, movedBy, appliedAt, message, notes } =
    application;
  return (
    <article className="placement stack">
      <h1 className="heading-3">
        {applicant.name}, {role}
      </h1>
      <p className="row text-small text-soft">
        <Badge kind={state === 'received' ? 'new' : 'neutral'}>{stateTexts[state]}</Badge>
        <span>Applied {instantText(appliedAt)}</span>
        {movedBy && (
          <span>
            {stateTexts[state]} since {instantText(stateSince)}, by {movedBy}
          </span>
        )}
      </p>
      <Particulars application={application} />
      {message && (
        <Card>
          <p className="text-small text-soft">Sent to the applicant</p>
          <p className="placement-message">{message}</p>
        </Card>
      )}
      <ApplicationMoves key={state} application={application} onMoved={setApplication} />
      <ColleagueNotes
        notes={notes}
        hint="The applicant never sees it."
        onLeave={async (words) =>
          setApplication(
            await call('POST /admin/placements/{id}/notes', { params: { id }, body: { words } }),
          )
        }
      />
    </article>
  );
}

function Particulars({
  application: { id, applicant, opening, city, portfolio, resume },
}: {
  application: ApplicationWithNotes;
}) {
  return (
    <Card>
      <Facts rows>
        <Fact name="For">
          {opening ? (
            <AppLink className="link" to={openingPath(opening.slug)}>
              {opening.title}, {opening.firm}
            </AppLink>
          ) : (
            'Talent pool'
          )}
        </Fact>
        <Fact name="City">{city}</Fact>
        <Fact name="Account">
          <AppLink className="link" to={memberPath(applicant.uid)}>
            {applicant.name}
          </AppLink>
        </Fact>
        {applicant.email && (
          <Fact name="E-mail">
            <a className="link" href={`mailto:${encodeURIComponent(applicant.email)}`}>
              {applicant.email}
            </a>
          </Fact>
        )}
        <Fact name="Portfolio">
          {portfolio ? (
            <a className="link" href={portfolio} target="_blank" rel="noreferrer">
              {portfolio}
            </a>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact name="Résumé">
          <ResumeLink
            resume={resume}
            ask={() => call('POST /admin/placements/{id}/resume-copies', { params: { id } })}
          />
        </Fact>
      </Facts>
    </Card>
  );
}
