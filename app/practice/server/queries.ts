import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { peopleIn, type CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { PracticeAnswer, PracticeAttempt } from '../contract.ts';
import type { Round } from '../round.ts';
import type { PracticeTables } from './tables.ts';

const db = () => q<PracticeTables>();

export interface BlockKey {
  uid: string;
  lessonId: string;
  blockId: string;
}

/** A round as a statement reads it. */
export type RoundRow = Round & { blockId: string };

const columns = [
  'block_id as blockId',
  'tries',
  'outcome',
  sql<PracticeAnswer | null>`answer`.as('answer'),
  sql<boolean>`done_at is not null`.as('done'),
] as const;

/** What someone has made of the practice of a lesson, as part of another statement. */
export const roundsAsJson = (uid: string, lessonId: string | null) =>
  jsonArrayFrom(
    db()
      .selectFrom('practice_rounds')
      .select(columns)
      .where('uid', '=', uid)
      .where('lesson_id', '=', lessonId),
  );

/** The blocks of a lesson that someone has answered right or been shown. */
export const selectDone = async (uid: string, lessonId: string): Promise<Set<string>> => {
  const rows = await db()
    .selectFrom('practice_rounds')
    .select('block_id')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('done_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.block_id));
};

/** A round, and the last try of it. */
type LockedRound = Round & { triedBy: string | null; turn: number | null };

/** The round, for the running transaction alone; a first one is begun. */
export async function lockRound(
  { uid, lessonId, blockId }: BlockKey,
  now: Date,
): Promise<LockedRound> {
  await db()
    .insertInto('practice_rounds')
    .values({
      uid,
      lesson_id: lessonId,
      block_id: blockId,
      tries: 0,
      outcome: 'open',
      answer: null,
      tried_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db()
    .selectFrom('practice_rounds')
    .select([...columns, 'tried_by as triedBy', 'tried_turn as turn'])
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('block_id', '=', blockId)
    .$call(forUpdate)
    .executeTakeFirstOrThrow();
}

/** What is done keeps its first date. */
export const updateRound = (
  { uid, lessonId, blockId }: BlockKey,
  round: Round,
  { now, attempt }: { now: Date; attempt?: PracticeAttempt | undefined },
) =>
  db()
    .updateTable('practice_rounds')
    .set({
      tries: round.tries,
      outcome: round.outcome,
      answer: round.answer && JSON.stringify(round.answer),
      tried_at: now,
      ...(attempt && { tried_by: attempt.triedBy, tried_turn: attempt.turn }),
      ...(round.done && { done_at: sql<Date>`coalesce(done_at, ${now})` }),
    })
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('block_id', '=', blockId)
    .execute();

export const roundFacts = (uid: string) =>
  db()
    .selectFrom('practice_rounds')
    .select([
      'lesson_id as lessonId',
      'block_id as practice',
      'outcome',
      'tries as wrongTries',
      sql<PracticeAnswer | null>`answer`.as('lastAnswer'),
      'tried_at as triedAt',
      'done_at as doneAt',
    ])
    .where('uid', '=', uid)
    .orderBy('tried_at')
    .execute();

/** Whether someone has tried any practice, right or wrong, as part of a statement. */
export const hasPractised = (uid: Expression<string>) =>
  sql<boolean>`exists (
    select from practice_rounds where uid = ${uid} and (answer is not null or done_at is not null)
  )`;

/** How much practice someone has done, and how much of it was right at once in the last round. */
export const firstTriesAsJson = (uid: Expression<string>) =>
  sql<{ done: number; firstTry: number }>`(select json_build_object(
    'done', count(*) filter (where done_at is not null),
    'firstTry', count(*) filter (where outcome = 'right' and tries = 0)
  ) from practice_rounds where uid = ${uid})`;

/** How many people have answered practice of a lesson, as part of another statement. */
export const practisersIn: CountAbout = (lessonId) =>
  peopleIn(db().selectFrom('practice_rounds').where('lesson_id', '=', lessonId));

/**
 * How many people have tried each block, and their wrong answers together. Reads every round: for
 * work in the background.
 */
export const wrongByBlock = () =>
  db()
    .selectFrom('practice_rounds')
    .select(['lesson_id', 'block_id'])
    .select([sql<number>`count(*)::int`.as('people'), sql<number>`sum(tries)::int`.as('wrong')])
    .groupBy(['lesson_id', 'block_id']);
