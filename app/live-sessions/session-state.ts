import { minuteMs } from '#app/shared/durations.ts';

/** The link opens this long before the start, and closes at the end. */
export const linkOpensMinutesBefore = 15;
/** Someone who comes too late still finds the session, and reads that it is over. */
const shownMinutesAfter = 60;

export type SessionState = 'upcoming' | 'live' | 'over' | 'cancelled';

export interface Times {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
}

export function sessionStateAt({ startsAt, endsAt, cancelledAt }: Times, now: Date): SessionState {
  if (cancelledAt) return 'cancelled';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'live' : 'over';
}

export const linkOpensAt = ({ startsAt }: Pick<Times, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - linkOpensMinutesBefore * minuteMs);

/** May a member have the link now? */
export const linkIsOpen = (times: Times, now: Date): boolean =>
  !times.cancelledAt && linkOpensAt(times) <= now && now < times.endsAt;

/** Sessions that ended after this instant are still on the members' home page. */
export const shownSince = (now: Date): Date =>
  new Date(now.getTime() - shownMinutesAfter * minuteMs);

/**
 * The next time that members see a change in these sessions: a link opens, or a session starts,
 * ends, or leaves the list.
 */
export function nextChangeAfter(now: Date, sessions: readonly Times[]): Date | undefined {
  const changes = sessions.flatMap((session) => {
    const leaves = new Date(session.endsAt.getTime() + shownMinutesAfter * minuteMs);
    return session.cancelledAt
      ? [leaves]
      : [linkOpensAt(session), session.startsAt, session.endsAt, leaves];
  });
  return changes
    .filter((change) => change > now)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}
