import { authorsOfCourse } from '#app/authoring/server/face.ts';
import {
  courseCard,
  courseIdBySlug,
  lockAgainstChanges,
  outlinedCourse,
  type Outlined,
} from '#app/courses/server/face.ts';
import { isHalfway } from '#app/learning/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { contentChangedSoon } from '#app/platform/content-changed.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { reviewProblems, type OwnStanding, type Reviews } from '../contract.ts';
import { reviewNews } from '../news.ts';
import {
  deleteReview,
  emptyHiddenReview,
  newestOf,
  selectOwn,
  selectShown,
  upsertReview,
} from './queries.ts';
import { reviewAnswer } from './reviews.answers.ts';

type Learner = Context<Actor>;

const refuse = problemsOf(reviewProblems);
const notify = tellerOf(reviewNews);

const perPage = 10;

/** The newest reviews of a person. */
export const reviewsAbout = aboutPerson(newestOf, (reviews) =>
  reviews.map(({ writtenAt, ...review }) => ({
    ...review,
    writtenAt: new Date(writtenAt).toISOString(),
  })),
);

/** Changes the rating wherever the course is shown. */
export const ratingChanged = (): Promise<void> => contentChangedSoon('courses');

/** @throws {Problem} courses/not-found */
export async function courseReviews(slug: string, page: number): Promise<Reviews> {
  const outlined = await outlinedCourse('slug', slug);
  if (courseCard(outlined).rating === null) return { reviews: [], page: 1, pages: 1 };
  const { rows, ...place } = await selectShown(outlined.course.id, { page, perPage });
  return { reviews: rows.map(reviewAnswer), page: place.page, pages: place.pages };
}

/** @throws {Problem} courses/not-found */
export const ownReview = async ({ actor }: Learner, slug: string): Promise<OwnStanding> =>
  standingOf(actor.uid, await outlinedCourse('slug', slug));

async function standingOf(uid: string, outlined: Outlined): Promise<OwnStanding> {
  const [{ isAuthor, review }, halfway] = await Promise.all([
    selectOwn(uid, outlined.course.id),
    isHalfway(uid, outlined),
  ]);
  return {
    may: isAuthor ? 'own-course' : halfway ? 'yes' : 'not-yet',
    review: review && {
      stars: review.stars,
      words: review.words,
      hiddenBecause: review.hidden_reason,
    },
  };
}

/**
 * Someone who has reviewed the course may change that, even if more lessons were added since.
 * @throws {Problem} courses/not-found, reviews/not-yet, reviews/own-course
 */
export const saveReview = (
  ctx: Learner,
  slug: string,
  { stars, words }: { stars: number; words: string },
): Promise<OwnStanding> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const outlined = await outlinedCourse('slug', slug);
    const { id: courseId, title } = outlined.course;
    // Nobody becomes an author of the course meanwhile.
    await lockAgainstChanges(courseId);
    const { may, review } = await standingOf(uid, outlined);
    if (may === 'own-course') throw refuse('reviews/own-course');
    if (may === 'not-yet' && !review) throw refuse('reviews/not-yet');
    await upsertReview({ id: newId(), course_id: courseId, uid, stars, words }, ctx.clock.now());
    for (const author of await authorsOfCourse(courseId))
      await notify(ctx, {
        uid: author,
        // Once, however often somebody removes the review and writes it again.
        key: `course-reviewed:${courseId}:${uid}:${author}`,
        kind: 'course-reviewed',
        data: { course: title, courseId, stars },
      });
    await ratingChanged();
    return standingOf(uid, outlined);
  });

/**
 * Also while the course is not on sale. Of a hidden one only the words go: written again, it is still
 * hidden.
 * @throws {Problem} courses/not-found
 */
export const removeReview = ({ actor: { uid } }: Learner, slug: string): Promise<void> =>
  tx(async () => {
    const courseId = await courseIdBySlug(slug);
    if (!(await emptyHiddenReview(uid, courseId))) await withdrawReview(uid, courseId);
  });

/** Also when someone becomes an author of the course. */
export const withdrawReview = (uid: string, courseId: string): Promise<void> =>
  tx(async () => {
    if (await deleteReview(uid, courseId)) await ratingChanged();
  });
