import calendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#app/shared/brand.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { linkOpensMinutesBefore } from '../session-state.ts';
import type { Session } from './queries.ts';

/**
 * Sessions as iCalendar (RFC 5545), in UTC, so every calendar shows its own zone's time. The number of changes is the sequence: an
 * older copy in a calendar gives way. The link is not in it: calendars are shared and kept, and it opens near the start only.
 */
export function calendarOf(sessions: readonly Session[]): string {
  const file = calendar({
    name: `${brand.name} live sessions`,
    prodId: { company: brand.name, product: 'Live sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const session of sessions) {
    file.createEvent({
      id: `live-session-${session.id}`,
      sequence: session.version - 1,
      stamp: session.changedAt,
      lastModified: session.changedAt,
      start: session.startsAt,
      end: session.endsAt,
      summary: session.cancelledAt ? `Cancelled: ${session.title}` : session.title,
      description: `With ${session.host}\n\n${session.about}\n\n${whereabouts(session)}`,
      url: publicAddress('/dashboard'),
      status: session.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return file.toString();
}

const whereabouts = ({ cancelledAt }: Session): string =>
  cancelledAt
    ? 'This session is called off.'
    : `The link is on your dashboard from ${linkOpensMinutesBefore} minutes before the start: ${publicAddress('/dashboard')}`;
