import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { NotificationsTables } from './tables.ts';

const db = () => q<NotificationsTables>();

const columns = [
  'id',
  'uid',
  'kind',
  'data',
  'created_at as createdAt',
  'read_at as readAt',
] as const;

export interface News {
  kind: string;
  data: unknown;
}

export interface NotificationRow extends News {
  id: string;
  uid: string;
  createdAt: Date;
  readAt: Date | null;
}

/** Adds it, or returns false when this person already has it. */
export async function insertNotification(
  row: { id: string; uid: string; key: string; now: Date } & News,
): Promise<boolean> {
  const inserted = await db()
    .insertInto('notifications')
    .values({
      id: row.id,
      uid: row.uid,
      kind: row.kind,
      data: JSON.stringify(row.data),
      key: row.key,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['uid', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const ofPerson = (uid: string) =>
  db().selectFrom('notifications').select(columns).where('uid', '=', uid);

/**
 * A person's notifications, newest first. `before` is the place of one of them; it and all newer
 * ones are left out.
 */
export async function newestOf(
  uid: string,
  limit: number,
  before?: { id: string; createdAt: Date },
): Promise<NotificationRow[]> {
  return ofPerson(uid)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.createdAt}, ${before?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of unread ones, and the place of one, in one statement. */
export const unreadAndPlace = (uid: string, id: string | undefined) =>
  db()
    .selectNoFrom([
      unreadCount(uid).$asScalar().as('unread'),
      jsonObjectFrom(ofPerson(uid).where('id', '=', id ?? '')).as('place'),
    ])
    .executeTakeFirstOrThrow();

/** One of a person's own. */
export const ownNotification = (uid: string, id: string): Promise<NotificationRow | undefined> =>
  ofPerson(uid).where('id', '=', id).executeTakeFirst();

/** The number of unread ones, for a statement about this person. */
export const unreadCount = (uid: string | Expression<string>) =>
  db()
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('uid', '=', uid)
    .where('read_at', 'is', null);

export const countUnread = async (uid: string): Promise<number> =>
  (await unreadCount(uid).executeTakeFirstOrThrow()).unread;

const nowRead = (uid: string, now: Date) =>
  db()
    .updateTable('notifications')
    .set({ read_at: now })
    .where('uid', '=', uid)
    .where('read_at', 'is', null);

export const markRead = (uid: string, id: string, now: Date) =>
  nowRead(uid, now).where('id', '=', id).execute();

export const markReadUpTo = (uid: string, last: { id: string; createdAt: Date }, now: Date) =>
  nowRead(uid, now)
    .where(sql<boolean>`(created_at, id) <= (${last.createdAt}, ${last.id})`)
    .execute();

export const renameFriend = (uid: string, keys: readonly string[], friend: string) =>
  db()
    .updateTable('notifications')
    .set({ data: sql`jsonb_set(data, '{friend}', to_jsonb(${friend}::text), false)` })
    .where('uid', '=', uid)
    .where('key', 'in', keys)
    .execute();

export const deleteTold = (uid: string, key: string) =>
  db().deleteFrom('notifications').where('uid', '=', uid).where('key', '=', key).execute();

export const deleteReadBefore = (instant: Date) =>
  db()
    .deleteFrom('notifications')
    .where('read_at', 'is not', null)
    .where('created_at', '<', instant)
    .execute();

/** One that was not mailed yet, locked until the transaction ends, so that it is mailed once. */
export const unmailed = (id: string): Promise<NotificationRow | undefined> =>
  db()
    .selectFrom('notifications')
    .select(columns)
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .$call(forUpdate)
    .executeTakeFirst();

export const markMailed = (id: string, unsubscribeHash: string | null, now: Date) =>
  db()
    .updateTable('notifications')
    .set({ mailed_at: now, unsubscribe_hash: unsubscribeHash })
    .where('id', '=', id)
    .execute();

/** The subject and recipient of the mail with this code. */
export const byUnsubscribeHash = (hash: string): Promise<NotificationRow | undefined> =>
  db()
    .selectFrom('notifications')
    .select(columns)
    .where('unsubscribe_hash', '=', hash)
    .executeTakeFirst();

export const refusedBy = async (uid: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('notification_mail_refusals')
      .select('category')
      .where('uid', '=', uid)
      .execute()
  ).map(({ category }) => category);

/** The same as JSON, for a statement about this person. */
export const refusalsAsJson = (uid: Expression<string>) =>
  jsonArrayFrom(
    db().selectFrom('notification_mail_refusals').select('category').where('uid', '=', uid),
  );

export const insertRefusal = (uid: string, category: string, now: Date) =>
  db()
    .insertInto('notification_mail_refusals')
    .values({ uid, category, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteRefusal = (uid: string, category: string) =>
  db()
    .deleteFrom('notification_mail_refusals')
    .where('uid', '=', uid)
    .where('category', '=', category)
    .execute();
