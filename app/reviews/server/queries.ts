import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { courseIn } from '#app/courses/server/content.face.ts';
import { textsIn } from '#app/courses/server/face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { CourseReviewsTable, ReviewsTables } from './tables.ts';

const db = () => q<ReviewsTables>();

const columns = [
  'id',
  'uid',
  'stars',
  'words',
  'written_at',
  'reply',
  'replied_at',
  'hidden_reason',
] as const;

const ofCourse = (courseId: string) =>
  db()
    .selectFrom('course_reviews')
    .select(columns)
    .where('course_id', '=', courseId)
    .orderBy('written_at', 'desc')
    .orderBy('id');

const firstNameOf = (uid: Parameters<typeof nameOf>[0]) =>
  sql<string>`split_part(${nameOf(uid)}, ' ', 1)`;

/** Those that readers see, the newest first. */
export const selectShown = (courseId: string, asked: PageAsked) =>
  pageOf(
    ofCourse(courseId).where('hidden_at', 'is', null).where('words', '<>', ''),
    { ...asked, total: textsIn(courseId) },
    (review) => ({ name: firstNameOf(review('uid')) }),
  );

/** All of them. */
export const selectForDesk = (courseId: string, asked: PageAsked) =>
  pageOf(ofCourse(courseId), asked, (review) => ({ name: firstNameOf(review('uid')) }));

/** Someone's review of a course, if there is one, and whether the course is theirs to write. */
export async function selectOwn(uid: string, courseId: string) {
  const { rows } = await sql<{
    isAuthor: boolean;
    stars: number | null;
    words: string;
    hidden_reason: string | null;
  }>`
    select ${isAuthorIn(uid, courseId)} as "isAuthor", review.stars, review.words, review.hidden_reason
    from (values (1)) as once
      left join course_reviews as review on review.uid = ${uid} and review.course_id = ${courseId}`.execute(
    db(),
  );
  const [row] = rows;
  if (!row) throw new Error('A row of values has one row');
  const { isAuthor, stars, ...review } = row;
  return { isAuthor, review: stars === null ? null : { ...review, stars } };
}

type Written = Pick<CourseReviewsTable, 'id' | 'course_id' | 'uid' | 'stars' | 'words'>;

/** An earlier one is changed. */
export const upsertReview = (review: Written, now: Date) =>
  db()
    .insertInto('course_reviews')
    .values({
      ...review,
      written_at: now,
      changed_at: now,
      reply: null,
      replied_by: null,
      replied_at: null,
      hidden_at: null,
      hidden_reason: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'course_id'])
        .doUpdateSet({ stars: review.stars, words: review.words, changed_at: now }),
    )
    .execute();

/** Returns false if there is none. */
export const deleteReview = async (uid: string, courseId: string): Promise<boolean> =>
  (await db()
    .deleteFrom('course_reviews')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Takes the words and the reply out of a hidden review. Returns false if it isn't hidden. */
export const emptyHiddenReview = async (uid: string, courseId: string): Promise<boolean> =>
  (await db()
    .updateTable('course_reviews')
    .set({ words: '', reply: null, replied_by: null, replied_at: null })
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .where('hidden_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** With its course. Until the running transaction ends, nobody else changes it. */
export const lockReview = (courseId: string, id: string) =>
  db()
    .selectFrom('course_reviews')
    .select(columns)
    .select((review) => [
      firstNameOf(review.ref('course_reviews.uid')).as('name'),
      sql<{
        title: string;
        slug: string;
      }>`(select to_json(course) from (${courseIn(courseId)}) as course)`.as('course'),
    ])
    .where('id', '=', id)
    .where('course_id', '=', courseId)
    .$call(forUpdate)
    .executeTakeFirst();

export const updateReply = (
  id: string,
  reply: Pick<CourseReviewsTable, 'reply' | 'replied_by' | 'replied_at'>,
) => db().updateTable('course_reviews').set(reply).where('id', '=', id).execute();

export const updateHiding = (
  id: string,
  hiding: Pick<CourseReviewsTable, 'hidden_at' | 'hidden_reason'>,
) => db().updateTable('course_reviews').set(hiding).where('id', '=', id).execute();

export const reviewFacts = (uid: string) =>
  db()
    .selectFrom('course_reviews')
    .select(['course_id as course', 'stars', 'words', 'written_at as writtenAt'])
    .select(['changed_at as changedAt', 'hidden_reason as hiddenBecause'])
    .where('uid', '=', uid)
    .orderBy('written_at')
    .execute();

/** What an author has replied to reviews. */
export const replyFacts = (uid: string) =>
  db()
    .selectFrom('course_reviews')
    .select(['course_id as course', 'reply as words', 'replied_at as at'])
    .where('replied_by', '=', uid)
    .orderBy('replied_at')
    .execute();

export const deleteReviewsOf = (uid: string) =>
  db().deleteFrom('course_reviews').where('uid', '=', uid).execute();

export const forgetReplier = (uid: string) =>
  db()
    .updateTable('course_reviews')
    .set({ replied_by: null })
    .where('replied_by', '=', uid)
    .execute();

const mostTold = 10;

/** The newest reviews that someone wrote, as part of a statement that becomes JSON. */
export const newestOf = (uid: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('course_reviews')
      .select(['course_id as courseId', 'stars', 'written_at as writtenAt'])
      .where('uid', '=', uid)
      .orderBy('written_at', 'desc')
      .orderBy('id')
      .limit(mostTold),
  );

/**
 * How many reviews of each course gave so many stars in each month in India. Reads every review: for
 * work in the background.
 */
export const starsByMonth = () =>
  db()
    .selectFrom('course_reviews')
    .select(['course_id', month.as('month'), 'stars'])
    .select(sql<number>`count(*)::int`.as('reviews'))
    .where('hidden_at', 'is', null)
    .groupBy(['course_id', month, 'stars']);

const month = sql<string>`date_trunc('month', written_at at time zone 'Asia/Kolkata')::date`;
