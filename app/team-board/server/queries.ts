import type { Insertable } from 'kysely';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { answersTo } from './answers.queries.ts';
import type { TeamBoardTables, TeamPostsTable } from './tables.ts';

const db = () => q<TeamBoardTables>();

/** The posts that `uid` may see, with `uid`'s own actions on them. */
const seenBy = (uid: string) =>
  db()
    .selectFrom('team_posts')
    .leftJoin('team_answers', (join) =>
      join.onRef('team_answers.post_id', '=', 'team_posts.id').on('team_answers.uid', '=', uid),
    )
    .leftJoin('team_post_reports', (join) =>
      join
        .onRef('team_post_reports.post_id', '=', 'team_posts.id')
        .on('team_post_reports.uid', '=', uid),
    )
    .selectAll('team_posts')
    .select(['team_answers.sent_at as answered_at', 'team_post_reports.reported_at'])
    .where((its) =>
      its.or([its('team_posts.hidden_at', 'is', null), its('team_posts.uid', '=', uid)]),
    );

/** Newest first. */
export const postsOnPage = (
  { hackathonId, uid }: { hackathonId: string; uid: string },
  asked: PageAsked,
) =>
  pageOf(
    seenBy(uid)
      .where('hackathon_id', '=', hackathonId)
      .orderBy('written_at', 'desc')
      .orderBy('team_posts.id'),
    asked,
    (post) => ({ answers: answersTo(post('id'), uid) }),
  );

export type PostRow = Awaited<ReturnType<typeof postsOnPage>>['rows'][number];

export const postSeenBy = (uid: string, id: string): Promise<PostRow | undefined> =>
  seenBy(uid)
    .select((its) => answersTo(its.ref('team_posts.id'), uid).as('answers'))
    .where('team_posts.id', '=', id)
    .executeTakeFirst();

export const countOwn = ({
  hackathonId,
  uid,
}: {
  hackathonId: string;
  uid: string;
}): Promise<number> =>
  countOf(
    db().selectFrom('team_posts').where('hackathon_id', '=', hackathonId).where('uid', '=', uid),
  );

export const insertPost = (post: Insertable<TeamPostsTable>) =>
  db().insertInto('team_posts').values(post).execute();

interface Written {
  kind: TeamPostsTable['kind'];
  skills: string;
  words: string;
}

export const updateOwn = ({
  id,
  uid,
  now,
  ...written
}: Written & { id: string; uid: string; now: Date }) =>
  db()
    .updateTable('team_posts')
    .set({ ...written, changed_at: now })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .execute();

export const deleteOwn = ({ id, uid }: { id: string; uid: string }) =>
  db()
    .deleteFrom('team_posts')
    .where('id', '=', id)
    .where('uid', '=', uid)
    .returning('id')
    .executeTakeFirst();

export const deleteOf = ({ hackathonId, uid }: { hackathonId: string; uid: string }) =>
  db()
    .deleteFrom('team_posts')
    .where('hackathon_id', '=', hackathonId)
    .where('uid', '=', uid)
    .execute();

export const insertReport = ({
  id,
  uid,
  reason,
  now,
}: {
  id: string;
  uid: string;
  reason: string;
  now: Date;
}) =>
  db()
    .insertInto('team_post_reports')
    .values({ post_id: id, uid, reason, reported_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'uid']).doNothing())
    .execute();

export const postFacts = (uid: string) =>
  db()
    .selectFrom('team_posts')
    .select(['hackathon_id as hackathon', 'kind', 'skills', 'words', 'written_at as writtenAt'])
    .where('uid', '=', uid)
    .orderBy('written_at')
    .execute();

export const reportFacts = (uid: string) =>
  db()
    .selectFrom('team_post_reports')
    .select(['reason', 'reported_at as reportedAt'])
    .where('uid', '=', uid)
    .orderBy('reported_at')
    .execute();

export async function deleteAllOf(uid: string): Promise<void> {
  await db().deleteFrom('team_post_reports').where('uid', '=', uid).execute();
  await db().deleteFrom('team_answers').where('uid', '=', uid).execute();
  await db().deleteFrom('team_posts').where('uid', '=', uid).execute();
}
