import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { LessonQuestionReportsTable, QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

/** The primary key counts a person once, however often the thanks arrive. */
export const insertThanks = (answerId: string, uid: string, now: Date) =>
  db()
    .insertInto('lesson_answer_thanks')
    .values({ answer_id: answerId, uid, thanked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteThanks = (answerId: string, uid: string) =>
  db()
    .deleteFrom('lesson_answer_thanks')
    .where('answer_id', '=', answerId)
    .where('uid', '=', uid)
    .execute();

export const insertFollower = (questionId: string, uid: string, now: Date) =>
  db()
    .insertInto('lesson_question_followers')
    .values({ question_id: questionId, uid, followed_at: now, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteFollower = (questionId: string, uid: string) =>
  db()
    .deleteFrom('lesson_question_followers')
    .where('question_id', '=', questionId)
    .where('uid', '=', uid)
    .execute();

export const insertReport = (row: Insertable<LessonQuestionReportsTable>) =>
  db()
    .insertInto('lesson_question_reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

interface Reported {
  questionId: string;
  /** Null: the question itself. */
  answerId: string | null;
}

/** The people who have reported it and wait for an answer. */
export const settleReports = ({ questionId, answerId }: Reported, now: Date) =>
  db()
    .updateTable('lesson_question_reports')
    .set({ settled_at: now })
    .where('question_id', '=', questionId)
    .where('answer_id', answerId === null ? 'is' : '=', answerId)
    .where('settled_at', 'is', null)
    .returning('uid')
    .execute();
