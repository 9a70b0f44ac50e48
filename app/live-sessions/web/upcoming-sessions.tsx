import { Icon } from '#app/ui/base/icon.tsx';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { saveFile } from '#app/ui/base/save-file.ts';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { LiveSession, LiveSessions, liveSessionsContract } from '../contract.ts';
import { sessionTimes } from '../session-times.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { useSessionChanges } from './use-session-changes.ts';
import './upcoming-sessions.css';

const call = api<typeof liveSessionsContract>();

/** The planned sessions on a member's home page (part 1 section 2, "/dashboard"). */
export function UpcomingSessions({ live }: { live: LiveSessions }) {
  useSessionChanges(live);
  return (
    <section aria-labelledby="live-heading">
      <div className="row row-between">
        <h2 id="live-heading" className="heading-4">
          Upcoming Live Sessions
        </h2>
        <CalendarFeed />
      </div>
      {live.sessions.length > 0 ? (
        <ul className="live-list">
          {live.sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <p className="live-none text-soft">
          No sessions are planned. When one is, it appears here with its time, its host and the
          link.
        </p>
      )}
    </section>
  );
}

function Session({ session }: { session: LiveSession }) {
  const { day, month, start, indian, minutes } = sessionTimes(session, useReaderZone());
  const { id, title, host, about, startsAt, state } = session;
  const { busy, text, submit } = useSubmission();
  const addToCalendar = () =>
    submit(async () => {
      const file = await call('GET /live-sessions/{id}/calendar', { params: { id } });
      saveFile({ name: 'live-session.ics', text: file, type: 'text/calendar' });
    });
  return (
    <li className="live-session">
      <time className="live-date field-blush" dateTime={startsAt}>
        <b className="number">{day}</b>
        {month}
      </time>
      <div className="live-words">
        <h3 className="strong">{title}</h3>
        <p className="text-small text-soft">
          {host}, <span className="tabular nowrap">{start}</span>
          {indian && <span className="tabular nowrap"> ({indian})</span>},{' '}
          <span className="nowrap">{minutes} minutes</span>
        </p>
        <p className="live-about text-small">{about}</p>
        <Standing session={session} />
      </div>
      {(state === 'upcoming' || state === 'live') && (
        <div className="live-actions">
          {session.link && (
            <ButtonLink
              size="small"
              to={session.link}
              target="_blank"
              thruster={<Icon name="arrow-up-right" />}
            >
              Join
            </ButtonLink>
          )}
          {state === 'upcoming' && (
            <Button size="small" variant="quiet" busy={busy} onClick={() => void addToCalendar()}>
              <Icon name="calendar-plus" />
              Add to calendar <span className="visually-hidden">{title}</span>
            </Button>
          )}
        </div>
      )}
      <FormNote>{text}</FormNote>
    </li>
  );
}

/** The session's state, in words. */
function Standing({ session: { state, link, linkIsOpen, linkOpensAt } }: { session: LiveSession }) {
  if (state === 'cancelled') return <Badge kind="bad">Cancelled</Badge>;
  if (state === 'over') return <Badge>Over</Badge>;
  return (
    <p className="row text-small text-soft">
      {state === 'live' && <Badge kind="ok">Live now</Badge>}
      {!linkIsOpen && (
        <span>
          The link appears here at <LocalTime instant={linkOpensAt} format="time" />
        </span>
      )}
      {linkIsOpen && !link && (
        <span>The host has not added the link yet. It will appear here.</span>
      )}
    </p>
  );
}
