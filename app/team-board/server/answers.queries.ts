import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { TeamBoardTables } from './tables.ts';

const db = () => q<TeamBoardTables>();

/** Undefined when this person has already answered. */
export const insertAnswer = ({
  id,
  postId,
  uid,
  words,
  now,
}: {
  id: string;
  postId: string;
  uid: string;
  words: string;
  now: Date;
}) =>
  db()
    .insertInto('team_answers')
    .values({ id, post_id: postId, uid, words, sent_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();

/** Answers to a post of `uid`, oldest first, without hidden ones. */
export const answersTo = (postId: Expression<string>, uid: string) =>
  jsonArrayFrom(
    db()
      .selectFrom('team_answers as given')
      .innerJoin('team_posts as answered', 'answered.id', 'given.post_id')
      .select(['given.id', 'given.uid', 'given.words', 'sent_at', 'reported_at'])
      .where('post_id', '=', postId)
      .where('answered.uid', '=', uid)
      .where('given.hidden_at', 'is', null)
      .orderBy('sent_at')
      .orderBy('given.uid'),
  );

/** The post of `uid` that this answers. */
export const postAnsweredBy = ({ id, uid }: { id: string; uid: string }) =>
  db()
    .selectFrom('team_answers')
    .innerJoin('team_posts', 'team_posts.id', 'post_id')
    .select('post_id')
    .where('team_answers.id', '=', id)
    .where('team_answers.hidden_at', 'is', null)
    .where('team_posts.uid', '=', uid)
    .executeTakeFirst();

export const reportAnswer = ({ id, reason, now }: { id: string; reason: string; now: Date }) =>
  db()
    .updateTable('team_answers')
    .set({ report_reason: reason, reported_at: now })
    .where('id', '=', id)
    .where('reported_at', 'is', null)
    .execute();

/** Undefined when nobody has reported it. */
export const setAnswerHidden = ({
  id,
  hiddenAt,
  now,
}: {
  id: string;
  hiddenAt: Date | null;
  now: Date;
}) =>
  db()
    .updateTable('team_answers')
    .set({ hidden_at: hiddenAt, settled_at: now })
    .where('id', '=', id)
    .where('reported_at', 'is not', null)
    .returning(['post_id', 'uid'])
    .executeTakeFirst();

export const answerFacts = (uid: string) =>
  db()
    .selectFrom('team_answers')
    .select(['words', 'sent_at as sentAt'])
    .where('uid', '=', uid)
    .orderBy('sent_at')
    .execute();

export const answerReportFacts = (uid: string) =>
  db()
    .selectFrom('team_answers')
    .innerJoin('team_posts', 'team_posts.id', 'post_id')
    .select(['report_reason as reason', 'reported_at as reportedAt'])
    .where('team_posts.uid', '=', uid)
    .where('reported_at', 'is not', null)
    .orderBy('reported_at')
    .execute();

/** The posts that a person has answered, and their authors. */
export const answeredBy = (uid: string) =>
  db()
    .selectFrom('team_answers')
    .innerJoin('team_posts', 'team_posts.id', 'post_id')
    .select(['team_posts.id', 'team_posts.uid as authorUid'])
    .where('team_answers.uid', '=', uid)
    .execute();
