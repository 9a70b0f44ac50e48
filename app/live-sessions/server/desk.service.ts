import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { paging } from '#app/shared/paging.ts';
import { liveSessionActions } from '../actions.ts';
import type { DeskSession, DeskSessions } from '../contract.ts';
import { sessionStateAt } from '../session-state.ts';
import * as queries from './queries.ts';
import { refuse } from './service.ts';

const recordAdminAction = recorderOf(liveSessionActions);

const missed = missedEdit(refuse, {
  find: queries.sessionById,
  changed: 'live/changed-meanwhile',
  gone: 'live/session-not-found',
});

type Admin = Context<Actor>;

const perPage = 20;

const deskSession = (session: queries.Session, now: Date): DeskSession => ({
  id: session.id,
  title: session.title,
  host: session.host,
  about: session.about,
  startsAt: session.startsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
  state: sessionStateAt(session, now),
  link: session.link,
  version: session.version,
});

export async function deskSessions(
  { clock }: Admin,
  { when, page }: { when: 'upcoming' | 'past'; page: number },
): Promise<DeskSessions> {
  const now = clock.now();
  const counts = await queries.countSessions(now);
  const { pages, ...stretch } = paging(counts[when], page, perPage);
  const sessions = await (when === 'upcoming' ? queries.upcomingSessions : queries.pastSessions)({
    now,
    ...stretch,
  });
  return { sessions: sessions.map((session) => deskSession(session, now)), pages, counts };
}

interface Written {
  title: string;
  host: string;
  about: string;
  startsAt: string;
  minutes: number;
  link: string | null;
}

const contentOf = ({ startsAt, minutes, ...words }: Written) => {
  const start = new Date(startsAt);
  return { ...words, startsAt: start, endsAt: new Date(start.getTime() + minutes * minuteMs) };
};

/** @throws {Problem} live/starts-in-past */
const mustBeToCome = (startsAt: Date, now: Date): void => {
  if (startsAt > now) return;
  const { message } = refuse('live/starts-in-past');
  throw refuse('live/starts-in-past', { fields: { startsAt: message } });
};

/** @throws {Problem} live/starts-in-past */
export const planSession = (ctx: Admin, written: Written): Promise<DeskSession> =>
  tx(async () => {
    const now = ctx.clock.now();
    const content = contentOf(written);
    mustBeToCome(content.startsAt, now);
    const session = await queries.insertSession({ id: newId(), now, ...content });
    await record(ctx, 'live-session/plan', session);
    return deskSession(session, now);
  });

/**
 * A session that has started can still have its text corrected, if its start stays the same.
 * @throws {Problem} live/session-not-found, live/changed-meanwhile, live/starts-in-past
 */
export const changeSession = (
  ctx: Admin,
  { id, version, ...written }: Written & Edited,
): Promise<DeskSession> =>
  tx(async () => {
    const now = ctx.clock.now();
    const content = contentOf(written);
    const before = await queries.sessionById(id);
    // A missing session, or another version, gets its own error instead.
    if (before?.version === version && before.startsAt.getTime() !== content.startsAt.getTime())
      mustBeToCome(content.startsAt, now);
    const session =
      (await queries.updateSession({ id, version, now, ...content })) ?? (await missed(id));
    await record(ctx, 'live-session/change', session);
    return deskSession(session, now);
  });

/** @throws {Problem} live/session-not-found, live/changed-meanwhile */
export const cancelSession = (ctx: Admin, { id, version }: Edited): Promise<DeskSession> =>
  tx(async () => {
    const now = ctx.clock.now();
    const session = (await queries.cancelSession({ id, version, now })) ?? (await missed(id));
    await record(ctx, 'live-session/cancel', session);
    return deskSession(session, now);
  });

type Action = 'live-session/plan' | 'live-session/change' | 'live-session/cancel';

async function record(
  ctx: Admin,
  action: Action,
  { id, title, startsAt, version }: queries.Session,
): Promise<void> {
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'live-session', id },
    details: { title, startsAt: startsAt.toISOString(), version },
  });
  await contentChanged('live-sessions');
}
