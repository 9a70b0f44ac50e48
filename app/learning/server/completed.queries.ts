import { sql, type Expression } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { LearningTables } from './tables.ts';

const db = () => q<LearningTables>();

/** How many lessons someone completed from one instant until before another. */
export async function lessonsBetween(uid: string, from: Date, until: Date): Promise<number> {
  const { lessons } = await db()
    .selectFrom('lesson_completions')
    .select(sql<number>`count(*)::int`.as('lessons'))
    .where('uid', '=', uid)
    .where('completed_at', '>=', from)
    .where('completed_at', '<', until)
    .executeTakeFirstOrThrow();
  return lessons;
}

/** More than anyone completes in a week. */
const most = 100;

/** When someone completed the newest lessons, as part of a statement that becomes JSON. */
export const newestCompletions = (uid: Expression<string>) =>
  sql<string[]>`array(select completed_at from lesson_completions where uid = ${uid}
    order by completed_at desc limit ${sql.lit(most)})`;
