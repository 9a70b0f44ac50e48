import { sql } from 'kysely';
import { emailOf } from '#app/accounts/server/people.face.ts';
import { courseIdIn, courseCoverIn } from '#app/courses/server/face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { AnnouncementsTables } from './tables.ts';

const db = () => q<AnnouncementsTables>();

interface Asked {
  id: string;
  courseId: string;
  email: string;
  now: Date;
}

/**
 * The row of an address, created if there is none; locked, so that two requests are handled one
 * after another.
 */
export async function openWaiting({ id, courseId, email, now }: Asked) {
  await db()
    .insertInto('waiting_addresses')
    .values({ id, course_id: courseId, email, asked_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.columns(['course_id', 'email']).doNothing())
    .execute();
  return db()
    .selectFrom('waiting_addresses')
    .select(['id', 'confirmed_at'])
    .where('course_id', '=', courseId)
    .where('email', '=', email)
    .$call(forUpdate)
    .executeTakeFirstOrThrow();
}

/** For an address that is known to be its owner's. */
export const insertConfirmed = ({ id, courseId, email, now }: Asked) =>
  db()
    .insertInto('waiting_addresses')
    .values({ id, course_id: courseId, email, asked_at: now, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'email']).doUpdateSet((row) => ({
        confirmed_at: row.fn.coalesce('waiting_addresses.confirmed_at', 'excluded.confirmed_at'),
      })),
    )
    .execute();

export const newestCodeAt = async (waitingId: string): Promise<Date | undefined> =>
  (
    await db()
      .selectFrom('waiting_codes')
      .select('created_at')
      .where('waiting_id', '=', waitingId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at;

/** Adds a code, and begins the address's week anew. */
export async function insertCode(code: { codeHash: string; waitingId: string; now: Date }) {
  const { codeHash, waitingId, now } = code;
  await db()
    .insertInto('waiting_codes')
    .values({ code_hash: codeHash, waiting_id: waitingId, created_at: now })
    .execute();
  await db()
    .updateTable('waiting_addresses')
    .set({ asked_at: now })
    .where('id', '=', waitingId)
    .execute();
}

const waitingOf = (codeHash: string) =>
  db().selectFrom('waiting_codes').select('waiting_id').where('code_hash', '=', codeHash);

/** Undefined if there is no such code, or it was mailed before `since`. */
export const confirmByCode = (codeHash: string, { now, since }: { now: Date; since: Date }) =>
  db()
    .updateTable('waiting_addresses')
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)) }))
    .where('id', 'in', waitingOf(codeHash).where('created_at', '>', since))
    .returning('course_id')
    .executeTakeFirst();

export const deleteByCode = (codeHash: string) =>
  db().deleteFrom('waiting_addresses').where('id', 'in', waitingOf(codeHash)).execute();

/** Null if the course that has or had this slug is not announced. */
export const selectIsWaiting = async (slug: string, uid: string): Promise<boolean | null> => {
  const found = await db()
    .selectFrom('announced_courses')
    .select(
      sql<boolean>`exists (select from waiting_addresses as own
        where own.course_id = announced_courses.course_id and own.email = ${emailOf(sql.val(uid))}
          and own.confirmed_at is not null)`.as('waiting'),
    )
    .where('course_id', '=', courseIdIn(slug))
    .executeTakeFirst();
  return found?.waiting ?? null;
};

export const deleteOwn = (slug: string, uid: string) =>
  db()
    .deleteFrom('waiting_addresses')
    .where('course_id', '=', courseIdIn(slug))
    .where('email', '=', emailOf(sql.val(uid)))
    .execute();

export const deleteAddress = (email: string) =>
  db().deleteFrom('waiting_addresses').where('email', '=', email).execute();

export const deleteAllFor = (courseId: string) =>
  db().deleteFrom('waiting_addresses').where('course_id', '=', courseId).execute();

export const deleteUnconfirmedFor = (courseId: string) =>
  db()
    .deleteFrom('waiting_addresses')
    .where('course_id', '=', courseId)
    .where('confirmed_at', 'is', null)
    .execute();

export const deleteUnconfirmedBefore = (instant: Date) =>
  db()
    .deleteFrom('waiting_addresses')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', instant)
    .execute();

/** Takes some of the addresses away, so that each is told once. None means that nobody is left. */
export const takeWaiting = (courseId: string, limit: number) =>
  db()
    .deleteFrom('waiting_addresses')
    .where('id', 'in', (query) =>
      query
        .selectFrom('waiting_addresses')
        .select('id')
        .where('course_id', '=', courseId)
        .where('confirmed_at', 'is not', null)
        .orderBy('email')
        .limit(limit),
    )
    .returning(['id', 'email'])
    .execute();

/** What an address waits for. */
export const waitingFacts = (email: string) =>
  db()
    .selectFrom('waiting_addresses')
    .select([
      sql<string>`(select cover.title from (${courseCoverIn(sql.ref('course_id'))}) as cover)`.as(
        'course',
      ),
      'asked_at as askedAt',
      'confirmed_at as confirmedAt',
    ])
    .where('email', '=', email)
    .orderBy('asked_at')
    .execute();
