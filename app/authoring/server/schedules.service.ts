import { personOf, type Person } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { Problem, problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { authoringProblems, type Outline } from '../contract.ts';
import { authoringNews } from '../news.ts';
import { authorsOf } from './authors.queries.ts';
import { deleteDraft } from './drafts.queries.ts';
import { publishedAndDraft, storedContent, type Author } from './drafts.service.ts';
import { outlineOf } from './outline.service.ts';
import { mustBePublishable, publishNow, stampOf } from './publication.service.ts';
import * as queries from './schedules.queries.ts';
import { settleTaken } from './supplied.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });
const record = recorderOf(authoringActions, { also: 'author' });
const notify = tellerOf(authoringNews);

const farthestMs = 366 * dayMs;

/**
 * Publishes the draft that the author was shown, later: a copy of it, whatever becomes of the draft.
 *
 * @throws {Problem} courses/not-found, drafts/not-as-shown, drafts/faulty, drafts/nothing-new,
 * drafts/bad-time
 */
export const schedulePublication = (
  ctx: Author,
  courseId: string,
  { stamp, words, at }: { stamp: string; words: string; at: string },
): Promise<Outline> =>
  tx(async () => {
    const course = await courseToChange(courseId);
    const both = await publishedAndDraft(courseId);
    if (stampOf(both.draft) !== stamp) throw refuse('drafts/not-as-shown');
    const ahead = new Date(at).getTime() - ctx.clock.now().getTime();
    if (ahead <= 0 || ahead > farthestMs)
      throw refuse('drafts/bad-time', { fields: { at: authoringProblems['drafts/bad-time'][1] } });
    const { uid, role } = ctx.actor;
    await mustBePublishable({ course, by: { uid, admin: role === 'admin' } }, both);
    await queries.upsertSchedule({
      course_id: courseId,
      publish_at: new Date(at),
      scheduled_by: uid,
      words,
      content: both.draft,
    });
    await record(ctx, {
      action: 'content/schedule',
      subject: { kind: 'course', id: courseId },
      details: { slug: course.slug, at },
    });
    return outlineOf(courseId);
  });

/** Without anything scheduled it does nothing. @throws {Problem} courses/not-found */
export const cancelScheduled = (ctx: Author, courseId: string): Promise<Outline> =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    const cancelled = await queries.deleteSchedule(courseId);
    if (cancelled)
      await record(ctx, {
        action: 'content/unschedule',
        subject: { kind: 'course', id: courseId },
        details: { slug, at: cancelled.publish_at.toISOString() },
      });
    return outlineOf(courseId);
  });

const publishScheduled = defineJob<{ courseId: string }>({
  name: 'authoring-publish-scheduled',
  handler: ({ courseId }, { ctx }) => tx(() => publishDue(ctx, courseId)),
});

const publishAllDue = defineJob({
  name: 'authoring-publish-due',
  handler: async (_, { ctx }) => {
    for (const courseId of await queries.dueCourses(ctx.clock.now()))
      await enqueue(publishScheduled, { courseId }, { singletonKey: courseId });
  },
});
schedule(publishAllDue, '* * * * *');

/** Once: whoever takes the row away publishes it, in the same transaction. */
async function publishDue(ctx: Context<null>, courseId: string): Promise<void> {
  const now = ctx.clock.now();
  const course = await courseToChange(courseId);
  const due = await queries.takeDue(courseId, now);
  if (!due) return;
  const at = due.publish_at.toISOString();
  const person = await personOf(due.scheduled_by);
  const result = await tryToPublish(ctx, { course, due, person });
  const failed = 'because' in result;
  const { slug, title } = course;
  await record(ctx, {
    action: failed ? 'content/not-published' : 'content/publish',
    subject: { kind: 'course', id: courseId },
    ...(person && { concerns: person.uid }),
    details: { slug, ...(failed ? { at } : { version: result.version }) },
    by: 'schedule',
  });
  const told = new Set((await authorsOf(courseId)).map(({ uid }) => uid));
  if (person) told.add(person.uid);
  const data = { course: title, courseId, at };
  for (const uid of told) {
    const to = { uid, key: `scheduled:${courseId}:${at}:${uid}` };
    if (failed)
      await notify(ctx, {
        ...to,
        kind: 'not-published-later',
        data: { ...data, because: result.because },
      });
    else
      await notify(ctx, {
        ...to,
        kind: 'published-later',
        data: { ...data, onSale: result.onSale },
      });
  }
}

interface Due {
  course: Awaited<ReturnType<typeof courseToChange>>;
  due: NonNullable<Awaited<ReturnType<typeof queries.takeDue>>>;
  /** Who scheduled it; null if the account is gone. */
  person: Person | null;
}

/** The number of the version, and whether learners have it; or why there is none. */
async function tryToPublish(
  ctx: Context<null>,
  { course, due, person }: Due,
): Promise<{ version: number; onSale: boolean } | { because: string }> {
  const { scheduled_by: uid, words } = due;
  const { admin, author } = await queries.selectRights(uid, course.id);
  if (!person || person.disabled || !(admin || author))
    return { because: 'the person who scheduled it may no longer publish this course.' };
  const { published, draft } = await publishedAndDraft(course.id);
  const content = storedContent(due.content);
  try {
    const by = { uid, admin };
    const version = await publishNow(ctx, { course, words, by }, { published, draft: content });
    // What was written since stays as a draft.
    if (stampOf(draft) === stampOf(content)) {
      await settleTaken(course.id);
      await deleteDraft(course.id);
    }
    return { version, onSale: admin || course.published_at !== null };
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'drafts/faulty')
      return { because: 'a lesson or a quiz has a fault that it did not have before.' };
    if (failure instanceof Problem && failure.code === 'drafts/nothing-new')
      return { because: 'all of it was published already.' };
    throw failure;
  }
}
