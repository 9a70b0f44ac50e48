import { personOf } from '#app/accounts/server/people.face.ts';
import { holderOf, may } from '#app/memberships/entitlements.ts';
import { membershipOf } from '#app/memberships/server/face.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newSecret, sha256 } from '#app/platform/ids.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { liveSessionProblems, type LiveSession, type LiveSessions } from '../contract.ts';
import {
  linkIsOpen,
  linkOpensAt,
  nextChangeAfter,
  sessionStateAt,
  shownSince,
} from '../session-state.ts';
import { calendarOf } from './calendar.answers.ts';
import * as queries from './queries.ts';

export const refuse = problemsOf(liveSessionProblems);

/** As many as the home page shows. Members can see more in a calendar. */
const mostShown = 6;
const mostInFeed = 200;
/** More than can end in one day. The list is read again every day. */
const mostRead = 60;
const soonest = new ContentMemory<queries.Session[]>({ topics: ['live-sessions'], most: 2 });
/** A calendar shows past sessions too. */
const feedLooksBackMs = 90 * dayMs;

/** A session as members see it, with the link only while it is open. */
const liveSession = (session: queries.Session, now: Date): LiveSession => {
  const open = linkIsOpen(session, now);
  return {
    id: session.id,
    title: session.title,
    host: session.host,
    about: session.about,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    state: sessionStateAt(session, now),
    linkOpensAt: linkOpensAt(session).toISOString(),
    linkIsOpen: open,
    link: open ? session.link : null,
  };
};

export async function upcomingSessions({ clock }: Pick<Context, 'clock'>): Promise<LiveSessions> {
  const now = clock.now();
  const since = shownSince(now);
  const known = await soonest.one(since.toISOString().slice(0, 10), () =>
    queries.sessionsEndingAfter(since, mostRead),
  );
  const sessions = (known ?? []).filter(({ endsAt }) => endsAt > since).slice(0, mostShown);
  const next = nextChangeAfter(now, sessions);
  return {
    sessions: sessions.map((session) => liveSession(session, now)),
    changesInSeconds: next ? Math.ceil((next.getTime() - now.getTime()) / 1000) : null,
  };
}

/** @throws {Problem} live/session-not-found */
export async function sessionCalendar(id: string): Promise<string> {
  const session = await queries.sessionById(id);
  if (!session) throw refuse('live/session-not-found');
  return calendarOf([session]);
}

export async function feedMadeAt({ actor }: Context<Actor>): Promise<Date | null> {
  return (await queries.feedOf(actor.uid))?.madeAt ?? null;
}

/**
 * We store only the hash, so the address can't be shown again. A member who has lost it creates
 * another.
 */
export async function makeFeed({ actor, clock }: Context<Actor>): Promise<string> {
  const key = newSecret();
  await queries.replaceFeed({ uid: actor.uid, keyHash: sha256(key), now: clock.now() });
  return publicAddress(`/api/calendar-feed/${key}`);
}

export const endFeed = ({ actor }: Context<Actor>) => queries.deleteFeed(actor.uid);

/**
 * All sessions, for the member whose key it is, while the membership is active; an empty calendar
 * after that.
 * @throws {Problem} live/feed-not-found
 */
export async function feedCalendar({ clock }: Context, key: string): Promise<string> {
  const now = clock.now();
  const uid = await queries.uidOfFeed(sha256(key));
  const person = uid && (await personOf(uid));
  if (!person || person.disabled) throw refuse('live/feed-not-found');
  const entitled =
    person.role === 'admin' || may(holderOf(await membershipOf(person.uid, now)), 'lessons');
  return calendarOf(
    entitled
      ? await queries.sessionsEndingAfter(new Date(now.getTime() - feedLooksBackMs), mostInFeed)
      : [],
  );
}

/** How many sessions that start in this period have no link yet, as part of another statement. */
export const sessionsWithoutLink = queries.countWithoutLink;
