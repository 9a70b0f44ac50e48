import { contentOf, courseToChange } from '#app/courses/server/content.face.ts';
import { stageOf, type CourseContent } from '#app/courses/course-content.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import * as queries from './drafts.queries.ts';
import type { Scheduled } from './schedules.queries.ts';

/** Someone who may write this course. */
export type Author = Context<Actor>;

/**
 * Changes a course's draft, one author at a time; begins it if there is none.
 *
 * @throws {Problem} courses/not-found
 */
export const inDraft = <Result>(
  ctx: Author,
  courseId: string,
  change: () => Promise<Result>,
): Promise<Result> =>
  tx(async () => {
    await courseToChange(courseId);
    const now = ctx.clock.now();
    if (await queries.insertDraft(courseId, now))
      await queries.insertContent(courseId, await contentOf(courseId), now);
    return change();
  });

/** Content that was stored as JSON, perhaps before it had all of today's fields. */
export const storedContent = ({ stages }: CourseContent): CourseContent => ({
  stages: stages.map(stageOf),
});

/** What readers get, what they would get (the same where there is no draft), and what they get later. */
export async function publishedAndDraft(courseId: string): Promise<{
  published: CourseContent;
  draft: CourseContent;
  scheduled: Scheduled | null;
}> {
  const { published, draft, scheduled } = await queries.selectBoth(courseId);
  return {
    published: { stages: published.map(stageOf) },
    draft: { stages: (draft ?? published).map(stageOf) },
    scheduled: scheduled && { ...scheduled, content: storedContent(scheduled.content) },
  };
}

/** Puts this content in the place of the draft. The caller has the course locked. */
export async function replaceDraft(
  courseId: string,
  content: CourseContent,
  now: Date,
): Promise<void> {
  await queries.deleteDraft(courseId);
  await queries.insertDraft(courseId, now);
  await queries.insertContent(courseId, content, now);
}
