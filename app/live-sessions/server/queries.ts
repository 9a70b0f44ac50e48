import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { LiveSessionsTables } from './tables.ts';

const db = () => q<LiveSessionsTables>();

const columns = [
  'id',
  'title',
  'host',
  'about',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'link',
  'version',
  'changed_at as changedAt',
  'cancelled_at as cancelledAt',
] as const;

/** Soonest first, including cancelled ones. */
export const sessionsEndingAfter = (instant: Date, most: number) =>
  db()
    .selectFrom('live_sessions')
    .select(columns)
    .where('ends_at', '>', instant)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(most)
    .execute();

export type Session = Awaited<ReturnType<typeof sessionsEndingAfter>>[number];

export const sessionById = (id: string): Promise<Session | undefined> =>
  db().selectFrom('live_sessions').select(columns).where('id', '=', id).executeTakeFirst();

/** Sessions that start in this period and aren't cancelled. */
export const countWithoutLink = ({ from, to }: { from: Date; to: Date }) =>
  countIn(
    db()
      .selectFrom('live_sessions')
      .where('starts_at', '>', from)
      .where('starts_at', '<=', to)
      .where('cancelled_at', 'is', null)
      .where('link', 'is', null),
  );

export const upcomingSessions = ({ now, limit, offset }: Stretch & { now: Date }) =>
  db()
    .selectFrom('live_sessions')
    .select(columns)
    .where('ends_at', '>', now)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const pastSessions = ({ now, limit, offset }: Stretch & { now: Date }) =>
  db()
    .selectFrom('live_sessions')
    .select(columns)
    .where((its) => its.or([its('ends_at', '<=', now), its('cancelled_at', 'is not', null)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countSessions(now: Date): Promise<{ upcoming: number; past: number }> {
  const { all, upcoming } = await db()
    .selectFrom('live_sessions')
    .select((the) => [
      the.fn.countAll().as('all'),
      the.fn
        .countAll()
        .filterWhere('ends_at', '>', now)
        .filterWhere('cancelled_at', 'is', null)
        .as('upcoming'),
    ])
    .executeTakeFirstOrThrow();
  return { upcoming: Number(upcoming), past: Number(all) - Number(upcoming) };
}

interface Content {
  title: string;
  host: string;
  about: string;
  startsAt: Date;
  endsAt: Date;
  link: string | null;
}

const rowOf = ({ startsAt, endsAt, ...rest }: Content) => ({
  ...rest,
  starts_at: startsAt,
  ends_at: endsAt,
});

export const insertSession = ({
  id,
  now,
  ...content
}: Content & { id: string; now: Date }): Promise<Session> =>
  db()
    .insertInto('live_sessions')
    .values({ id, ...rowOf(content), created_at: now, changed_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateSession = ({
  id,
  version,
  now,
  ...content
}: Content & Edited & { now: Date }): Promise<Session | undefined> =>
  db()
    .updateTable('live_sessions')
    .set({ ...rowOf(content), changed_at: now })
    .$call(nextVersion({ id, version }))
    .where('cancelled_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

export const cancelSession = ({
  id,
  version,
  now,
}: Edited & { now: Date }): Promise<Session | undefined> =>
  db()
    .updateTable('live_sessions')
    .set({ cancelled_at: now, changed_at: now })
    .$call(nextVersion({ id, version }))
    .where('cancelled_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

export const feedOf = (uid: string) =>
  db()
    .selectFrom('calendar_feeds')
    .select('made_at as madeAt')
    .where('uid', '=', uid)
    .executeTakeFirst();

export const replaceFeed = ({ uid, keyHash, now }: { uid: string; keyHash: string; now: Date }) =>
  db()
    .insertInto('calendar_feeds')
    .values({ uid, key_hash: keyHash, made_at: now })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ key_hash: keyHash, made_at: now }),
    )
    .execute();

export const deleteFeed = (uid: string) =>
  db().deleteFrom('calendar_feeds').where('uid', '=', uid).execute();

export const uidOfFeed = async (keyHash: string): Promise<string | undefined> =>
  (
    await db()
      .selectFrom('calendar_feeds')
      .select('uid')
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
  )?.uid;
