import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { Tokens } from '../cost.ts';
import type { TutorTables } from './tables.ts';

const db = () => q<TutorTables>();

/**
 * Counts a question, unless the person has asked as many as they may on this day. Returns how many
 * they have asked by then; undefined if they may not.
 */
export const countQuestion = async ({
  uid,
  day,
  most,
}: {
  uid: string;
  day: string;
  most: number;
}): Promise<number | undefined> =>
  (
    await db()
      .insertInto('tutor_askers')
      .values({ uid, day, questions: 1 })
      .onConflict((conflict) =>
        conflict
          .column('uid')
          .doUpdateSet({
            day,
            questions: sql`case when tutor_askers.day = excluded.day then tutor_askers.questions + 1 else 1 end`,
          })
          .where(
            sql<boolean>`tutor_askers.day <> excluded.day or tutor_askers.questions < ${most}`,
          ),
      )
      .returning('questions')
      .executeTakeFirst()
  )?.questions;

/** How many questions someone has asked on this day. */
export const selectAsked = async (uid: string, day: string): Promise<number> =>
  (
    await db()
      .selectFrom('tutor_askers')
      .select('questions')
      .where('uid', '=', uid)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.questions ?? 0;

/** A question that nobody answered. */
export const takeQuestionBack = (uid: string, day: string) =>
  db()
    .updateTable('tutor_askers')
    .set({ questions: sql`questions - 1` })
    .where('uid', '=', uid)
    .where('day', '=', day)
    .where('questions', '>', 0)
    .execute();

export const addUsage = (day: string, { tokensIn, tokensOut }: Tokens) =>
  db()
    .insertInto('tutor_days')
    .values({ day, questions: 1, tokens_in: tokensIn, tokens_out: tokensOut })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        questions: sql`tutor_days.questions + 1`,
        tokens_in: sql`tutor_days.tokens_in + excluded.tokens_in`,
        tokens_out: sql`tutor_days.tokens_out + excluded.tokens_out`,
      }),
    )
    .execute();

export const newestDays = (most: number) =>
  db()
    .selectFrom('tutor_days')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'questions',
      sql<number>`tokens_in::float8`.as('tokensIn'),
      sql<number>`tokens_out::float8`.as('tokensOut'),
    ])
    .orderBy('tutor_days.day', 'desc')
    .limit(most)
    .execute();

export const askerFacts = (uid: string) =>
  db()
    .selectFrom('tutor_askers')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'questions'])
    .where('uid', '=', uid)
    .executeTakeFirst();

export const deleteAsker = (uid: string) =>
  db().deleteFrom('tutor_askers').where('uid', '=', uid).execute();
