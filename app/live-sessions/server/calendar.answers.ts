import * as platform from '#app/platform/calendar.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { linkOpensMinutesBefore } from '../session-state.ts';
import type { Session } from './queries.ts';

/**
 * Sessions for calendars. They don't contain the link: people share calendars, and the link opens
 * only near the start.
 */
export const calendarOf = (sessions: readonly Session[]): string =>
  platform.calendarOf(
    'Live sessions',
    sessions.map((session) => ({
      id: `live-session-${session.id}`,
      sequence: session.version - 1,
      changedAt: session.changedAt,
      startsAt: session.startsAt,
      endsAt: session.endsAt,
      title: session.title,
      text: `With ${session.host}\n\n${session.about}\n\n${whereabouts(session)}`,
      url: publicAddress('/dashboard'),
      cancelled: session.cancelledAt !== null,
    })),
  );

const whereabouts = ({ cancelledAt }: Session): string =>
  cancelledAt
    ? 'This session is cancelled.'
    : `The link is on your dashboard from ${linkOpensMinutesBefore} minutes before the start: ${publicAddress('/dashboard')}`;
