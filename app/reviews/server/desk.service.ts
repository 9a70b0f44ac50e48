import { recorderOf } from '#app/audit/server/face.ts';
import { requireOwnCourse } from '#app/authoring/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { reviewActions } from '../actions.ts';
import { reviewProblems, type DeskReview, type DeskReviews } from '../contract.ts';
import { reviewNews } from '../news.ts';
import { lockReview, selectForDesk, updateHiding, updateReply } from './queries.ts';
import { deskReview } from './reviews.answers.ts';
import { ratingChanged } from './service.ts';

type Author = Context<Actor>;

const refuse = problemsOf(reviewProblems);
const notify = tellerOf(reviewNews);
const record = recorderOf(reviewActions);

const perPage = 20;

/** @throws {Problem} courses/not-found */
export async function reviewsForDesk(
  ctx: Author,
  courseId: string,
  asked: number,
): Promise<DeskReviews> {
  await requireOwnCourse(ctx, courseId);
  const { rows, page, pages, total } = await selectForDesk(courseId, { page: asked, perPage });
  return { reviews: rows.map(deskReview), page, pages, total };
}

interface OneReview {
  id: string;
  review: string;
}

/** @throws {Problem} courses/not-found, reviews/not-found */
export const replyTo = (ctx: Author, { id, review, words }: OneReview & { words: string }) =>
  tx(async (): Promise<DeskReview> => {
    await requireOwnCourse(ctx, id);
    const row = await reviewToChange(id, review);
    const reply =
      words === ''
        ? { reply: null, replied_by: null, replied_at: null }
        : { reply: words, replied_by: ctx.actor.uid, replied_at: ctx.clock.now() };
    await updateReply(review, reply);
    if (reply.reply !== null && row.reply === null)
      await notify(ctx, {
        uid: row.uid,
        key: `review-answered:${review}`,
        kind: 'review-answered',
        data: nameOf(row),
      });
    await ratingChanged();
    return deskReview({ ...row, ...reply });
  });

/**
 * Hiding a review that is hidden changes the reason.
 * @throws {Problem} reviews/not-found
 */
export const hideReview = (ctx: Author, { id, review, reason }: OneReview & { reason: string }) =>
  tx(async (): Promise<DeskReview> => {
    const row = await reviewToChange(id, review);
    const now = ctx.clock.now();
    await updateHiding(review, { hidden_at: now, hidden_reason: reason });
    await record(ctx, {
      action: 'review/hide',
      subject: { kind: 'course', id },
      concerns: row.uid,
      reason,
    });
    await notify(ctx, {
      uid: row.uid,
      key: `review-hidden:${review}:${now.toISOString()}`,
      kind: 'review-hidden',
      data: { ...nameOf(row), reason },
    });
    await ratingChanged();
    return deskReview({ ...row, hidden_reason: reason });
  });

/** @throws {Problem} reviews/not-found */
export const showReview = (ctx: Author, { id, review }: OneReview) =>
  tx(async (): Promise<DeskReview> => {
    const row = await reviewToChange(id, review);
    await updateHiding(review, { hidden_at: null, hidden_reason: null });
    await record(ctx, {
      action: 'review/show',
      subject: { kind: 'course', id },
      concerns: row.uid,
    });
    await ratingChanged();
    return deskReview({ ...row, hidden_reason: null });
  });

const nameOf = ({ course }: { course: { title: string; slug: string } }) => ({
  course: course.title,
  slug: course.slug,
});

async function reviewToChange(courseId: string, id: string) {
  const row = await lockReview(courseId, id);
  if (!row) throw refuse('reviews/not-found');
  return row;
}
