import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { TeamBoardTables } from './tables.ts';

const db = () => q<TeamBoardTables>();

const posts = () => db().selectFrom('team_posts').selectAll();

/**
 * With their authors, the unchecked reports, and the answers that an admin may read: hidden ones,
 * and those with an unchecked report.
 */
const forDesk = (list: ReturnType<typeof posts>, asked: PageAsked) =>
  pageOf(list, asked, (post) => ({
    author: nameOf(post('uid')),
    reports: jsonArrayFrom(
      db()
        .selectFrom('team_post_reports')
        .select(['reason', 'reported_at'])
        .where('post_id', '=', post('id'))
        .where('settled_at', 'is', null)
        .orderBy('reported_at'),
    ),
    answers: jsonArrayFrom(
      db()
        .selectFrom('team_answers')
        .selectAll()
        .select((answer) => nameOf(answer.ref('team_answers.uid')).as('author'))
        .where('post_id', '=', post('id'))
        .where((its) =>
          its.or([
            its.and([its('reported_at', 'is not', null), its('settled_at', 'is', null)]),
            its('hidden_at', 'is not', null),
          ]),
        )
        .orderBy('sent_at')
        .orderBy('uid'),
    ),
  }));

/** When the oldest unchecked report of a post or its answers was made; null when there is none. */
const reportedSince = sql<Date | null>`(select min(reported_at) from (
  select reported_at from team_post_reports where post_id = team_posts.id and settled_at is null
  union all
  select reported_at from team_answers where post_id = team_posts.id and settled_at is null) as waiting)`;

/** Posts that wait for an admin first, then the newest. */
export const postsForDesk = (hackathonId: string, asked: PageAsked) =>
  forDesk(
    posts()
      .where('hackathon_id', '=', hackathonId)
      .orderBy(sql`${reportedSince} is not null`, 'desc')
      .orderBy('written_at', 'desc')
      .orderBy('id'),
    asked,
  );

export type DeskRow = Awaited<ReturnType<typeof postsForDesk>>['rows'][number];

export const postForDesk = async (id: string): Promise<DeskRow | undefined> =>
  (await forDesk(posts().where('id', '=', id), { page: 1, perPage: 1 })).rows[0];

const reported = () =>
  db()
    .selectFrom('team_posts')
    .where(
      'team_posts.id',
      'in',
      sql<string>`(
        select post_id from team_post_reports where settled_at is null
        union
        select post_id from team_answers where reported_at is not null and settled_at is null)`,
    );

/** The posts with unchecked reports, of themselves or of an answer, the longest waiting first. */
export const reportedPosts = () =>
  reported().select('hackathon_id as hackathonId').orderBy(reportedSince).execute();

export const reportedPostsCount = () => countIn(reported());

export const firstReportedBoard = () =>
  reported().select('hackathon_id').orderBy(reportedSince).limit(1).$asScalar();

/** Locked, so that two admins who decide at once do so one after the other. */
export const lockPost = (id: string) =>
  posts().where('id', '=', id).$call(forUpdate).executeTakeFirst();

export const setHidden = ({ id, hiddenAt }: { id: string; hiddenAt: Date | null }) =>
  db()
    .updateTable('team_posts')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The people who have reported it and wait for an answer. */
export const settleReports = (id: string, now: Date) =>
  db()
    .updateTable('team_post_reports')
    .set({ settled_at: now })
    .where('post_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('uid')
    .execute();
