import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forShare, forUpdate } from '#app/platform/locks.ts';
import type { PracticeAnswer, PracticeAttempt } from '#app/practice/contract.ts';
import type { Round } from '#app/practice/round.ts';
import type { BlockKey } from '#app/practice/server/face.ts';
import type { Standing } from '../recall-plan.ts';
import type { RecallTables } from './tables.ts';

const db = () => q<RecallTables>();

/** How many blocks may wait for a person. What is missed beyond that does not come back. */
const mostWaiting = 100;

/** Someone's revision: the last day on it, and everything that comes back; null if it is off. */
export const recallAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('recall_learners')
      .select(['day', 'answered', 'minutes'])
      .select(
        jsonArrayFrom(
          db()
            .selectFrom('recall_blocks')
            .select(['lesson_id as lessonId', 'block_id as blockId'])
            .select(sql<string>`due_on`.as('dueOn'))
            .where('uid', '=', uid)
            .where('due_on', 'is not', null)
            .orderBy('due_on')
            .orderBy('lesson_id')
            .orderBy('block_id')
            .limit(mostWaiting),
        ).as('waiting'),
      )
      .where('uid', '=', uid),
  );

export const insertLearner = (uid: string, since: Date) =>
  db()
    .insertInto('recall_learners')
    .values({ uid, since, answered: 0, minutes: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteLearner = (uid: string) =>
  db().deleteFrom('recall_learners').where('uid', '=', uid).execute();

export const deleteBlocks = (uid: string) =>
  db().deleteFrom('recall_blocks').where('uid', '=', uid).execute();

/**
 * Makes a block come back if the person has turned revision on. Their row is locked for share, so that
 * turning revision off at the same moment leaves nothing behind.
 */
export const putMissed = (
  { uid, lessonId, blockId }: BlockKey,
  { passed, dueOn }: { passed: number; dueOn: string },
) =>
  db()
    .insertInto('recall_blocks')
    .columns(['uid', 'lesson_id', 'block_id', 'passed', 'due_on', 'tries', 'outcome'])
    .expression(
      db()
        .selectFrom('recall_learners')
        .select([
          'uid',
          sql<string>`${lessonId}::text`.as('lesson_id'),
          sql<string>`${blockId}::text`.as('block_id'),
          sql<number>`${passed}::integer`.as('passed'),
          sql<string>`${dueOn}::date`.as('due_on'),
          sql<number>`0`.as('tries'),
          sql<'open'>`'open'`.as('outcome'),
        ])
        .where('uid', '=', uid)
        .where(
          sql<boolean>`(select count(*) from recall_blocks where uid = ${uid} and due_on is not null
            and (lesson_id, block_id) <> (${lessonId}, ${blockId})) < ${mostWaiting}`,
        )
        .$call(forShare),
    )
    .onConflict((conflict) =>
      conflict.columns(['uid', 'lesson_id', 'block_id']).doUpdateSet({ passed, due_on: dueOn }),
    )
    .execute();

/** Until the transaction ends, no other call answers for this person. */
export const lockLearner = (uid: string) =>
  db()
    .selectFrom('recall_learners')
    .select(['day', 'answered', 'minutes'])
    .where('uid', '=', uid)
    .$call(forUpdate)
    .executeTakeFirst();

export const lockBlock = ({ uid, lessonId, blockId }: BlockKey) =>
  db()
    .selectFrom('recall_blocks')
    .select(['passed', 'due_on as dueOn', 'repetition_of as repetitionOf', 'tries', 'outcome'])
    .select(sql<PracticeAnswer | null>`answer`.as('answer'))
    .select(['tried_by as triedBy', 'tried_turn as turn'])
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('block_id', '=', blockId)
    .$call(forUpdate)
    .executeTakeFirst();

interface Change extends Standing {
  round: Round;
  repetitionOf: string;
  attempt?: PracticeAttempt | undefined;
}

export const updateBlock = (
  { uid, lessonId, blockId }: BlockKey,
  { passed, dueOn, round: { tries, outcome, answer }, repetitionOf, attempt }: Change,
) =>
  db()
    .updateTable('recall_blocks')
    .set({
      passed,
      due_on: dueOn,
      repetition_of: repetitionOf,
      tries,
      outcome,
      answer: answer && JSON.stringify(answer),
      ...(attempt && { tried_by: attempt.triedBy, tried_turn: attempt.turn }),
    })
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('block_id', '=', blockId)
    .execute();

export const updateDay = (uid: string, today: { day: string; answered: number; minutes: number }) =>
  db().updateTable('recall_learners').set(today).where('uid', '=', uid).execute();

export const learnerFacts = (uid: string) =>
  db()
    .selectFrom('recall_learners')
    .select(['since', 'day as lastRevisedOn'])
    .where('uid', '=', uid)
    .execute();

export const blockFacts = (uid: string) =>
  db()
    .selectFrom('recall_blocks')
    .select(['lesson_id as lessonId', 'block_id as practice', 'passed as rightInARow'])
    .select(['due_on as comesBackOn', 'outcome', 'tries as wrongTries'])
    .select(sql<PracticeAnswer | null>`answer`.as('lastAnswer'))
    .where('uid', '=', uid)
    .orderBy('lesson_id')
    .orderBy('block_id')
    .execute();
