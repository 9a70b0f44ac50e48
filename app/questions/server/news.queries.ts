import { sql } from 'kysely';
import { hasRole, isAdmin } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import type { QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

interface Stretch {
  questionId: string;
  /** Only people after this one, in the order of their ids. */
  after: string;
  most: number;
}

interface FollowerRow {
  uid: string;
  isAdmin: boolean;
  isHelper: boolean;
  /** Of some course. */
  isAuthor: boolean;
  fresh: number;
}

const follower = sql.ref<string>('follower.uid');

/** Followers of a question and how many answers of others are new to each. */
export const followersWithNews = async ({ questionId, after, most }: Stretch) =>
  (
    await sql<FollowerRow>`
      select follower.uid, ${isAdmin(follower)} as "isAdmin",
        ${hasRole(follower, 'helper')} as "isHelper", ${hasRole(follower, 'author')} as "isAuthor",
        (select count(*)::int from lesson_answers as answer
          where answer.question_id = follower.question_id and answer.hidden_at is null
            and answer.answered_at > follower.told_at
            and coalesce(answer.uid <> follower.uid, true)) as fresh
      from lesson_question_followers as follower
      where follower.question_id = ${questionId} and follower.uid > ${after}
      order by follower.uid limit ${most}`.execute(db())
  ).rows;

export const markTold = (questionId: string, uids: readonly string[], now: Date) =>
  db()
    .updateTable('lesson_question_followers')
    .set({ told_at: now })
    .where('question_id', '=', questionId)
    .where('uid', 'in', uids)
    .execute();
