import { openingPath } from '#app/openings/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import {
  applicationStates,
  stateMeanings,
  stateTexts,
  type ApplicationState,
} from '../application-state.ts';
import type { Application, placementsContract } from '../contract.ts';
import { ResumeLink } from './resume-link.tsx';
import './application-card.css';

const call = api<typeof placementsContract>();

/** One's own application: its state, its résumé, and a way to withdraw it. */
export const ApplicationCard = ({
  application,
  onWithdraw,
}: {
  application: Application;
  onWithdraw: () => void;
}) => {
  const { opening, role, city, portfolio, resume, appliedAt, state, stateSince, message } =
    application;
  return (
    <Card as="li" className="application-card">
      <div>
        <h3 className="heading-4">
          {opening ? <AppLink to={openingPath(opening.slug)}>{opening.title}</AppLink> : role}
        </h3>
        <p className="text-soft">{opening ? opening.firm : 'Talent pool'}</p>
      </div>
      <Way state={state} />
      <div>
        <p>{stateMeanings[state]}</p>
        <p className="text-small text-soft">
          Since <LocalTime instant={stateSince} />
        </p>
      </div>
      {message && <p className="application-message">{message}</p>}
      <p className="text-small text-soft">
        Sent on <LocalTime instant={appliedAt} format="date" /> from {city}
        {portfolio && (
          <>
            , with{' '}
            <a className="link" href={portfolio} target="_blank" rel="noreferrer">
              {new URL(portfolio).hostname}
            </a>
          </>
        )}
      </p>
      <div className="row row-between">
        <ResumeLink
          resume={resume}
          ask={() => call('GET /placements/resumes/{id}', { params: { id: resume.id } })}
        />
        <Button variant="quiet" size="small" onClick={onWithdraw}>
          Withdraw <span className="visually-hidden">the application for {role}</span>
        </Button>
      </div>
    </Card>
  );
};

const way = applicationStates.filter((state) => state !== 'closed');

/** The four steps; a closed application is no longer on the path. */
function Way({ state }: { state: ApplicationState }) {
  if (state === 'closed')
    return (
      <p>
        <Badge>{stateTexts.closed}</Badge>
      </p>
    );
  const reached = way.indexOf(state);
  return (
    <ol className="application-way" aria-label="Current step">
      {way.map((station, index) => (
        <li
          key={station}
          className={index <= reached ? 'application-reached' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {stateTexts[station]}
        </li>
      ))}
    </ol>
  );
}
