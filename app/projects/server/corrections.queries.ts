import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { ProjectsTables } from './tables.ts';

const db = () => q<ProjectsTables>();

/** A response with how often it was corrected; undefined while there is none. */
export async function lockResponse(id: string) {
  const row = await db()
    .selectFrom('project_submissions')
    .select(['responder_uid', 'response', sql<number[]>`points`.as('points')])
    .where('id', '=', id)
    .where('responded_at', 'is not', null)
    .$call(forUpdate)
    .executeTakeFirst();
  if (!row) return undefined;
  const { count } = await db()
    .selectFrom('project_corrections')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, count: Number(count) };
}

interface Said {
  points: readonly number[];
  response: string;
}

/** Puts one response in the place of another, which stays as the history. */
export async function replaceResponse(
  id: string,
  { before, after, at }: { before: Said; after: Said; at: Date },
): Promise<void> {
  await db()
    .insertInto('project_corrections')
    .values({
      submission_id: id,
      corrected_at: at,
      points: JSON.stringify(before.points),
      response: before.response,
    })
    .execute();
  await db()
    .updateTable('project_submissions')
    .set({
      points: JSON.stringify(after.points),
      response: after.response,
      corrected_at: at,
    })
    .where('id', '=', id)
    .execute();
}
