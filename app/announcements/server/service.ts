import { recorderOf } from '#app/audit/server/face.ts';
import { requireOwnCourse } from '#app/authoring/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { announcementActions } from '../actions.ts';
import { longest, mostAnnounced, mostPoints } from '../announcement-limits.ts';
import {
  announcementProblems,
  type Announcement,
  type DeskAnnouncement,
  type UpcomingCourse,
  type UpcomingCourses,
} from '../contract.ts';
import { upcomingCourse } from './announcements.answers.ts';
import * as queries from './queries.ts';
import { deleteAllFor } from './waiting.queries.ts';

type Author = Context<Actor>;

const refuse = problemsOf({ ...courseProblems, ...announcementProblems });
const record = recorderOf(announcementActions, { also: 'author' });

export async function upcomingCourses(asked: {
  page: number;
  limit: number;
}): Promise<UpcomingCourses> {
  const { page, limit: perPage } = asked;
  const { rows, ...place } = await queries.selectAnnounced({ page, perPage });
  return { courses: rows.map(upcomingCourse), ...place };
}

/** @throws {Problem} announcements/not-found */
export async function upcomingBySlug(slug: string): Promise<UpcomingCourse> {
  const row = await queries.selectBySlug(slug);
  if (!row) throw refuse('announcements/not-found');
  return upcomingCourse(row);
}

/** @throws {Problem} courses/not-found */
export async function announcementOf(ctx: Author, courseId: string): Promise<DeskAnnouncement> {
  await requireOwnCourse(ctx, courseId);
  return standingOf(courseId);
}

async function standingOf(courseId: string): Promise<DeskAnnouncement> {
  const { course, opened, said, waiting } = await queries.selectForDesk(courseId);
  if (!course) throw refuse('courses/not-found');
  return {
    announced: said !== null,
    mayAnnounce: !opened,
    slug: course.slug,
    waiting,
    ...(said ?? {
      words: course.description.slice(0, longest.words),
      points: course.learning_points.slice(0, mostPoints),
      opens: '',
    }),
  };
}

/**
 * A course that was on sale is not in preparation: an admin may have taken it down.
 * @throws {Problem} courses/not-found, announcements/opened-before, announcements/too-many
 */
export const announce = (
  ctx: Author,
  courseId: string,
  announcement: Announcement,
): Promise<DeskAnnouncement> =>
  tx(async () => {
    await requireOwnCourse(ctx, courseId);
    // It does not go on sale meanwhile.
    await courseToChange(courseId);
    const { announced, mayAnnounce } = await standingOf(courseId);
    if (!mayAnnounce) throw refuse('announcements/opened-before');
    if (!announced) await mustHavePlace();
    await queries.upsertAnnouncement({
      course_id: courseId,
      ...announcement,
      announced_at: ctx.clock.now(),
    });
    await changed(ctx, 'announcement/save', courseId);
    return standingOf(courseId);
  });

/** The list of courses shows all that are announced. @throws {Problem} announcements/too-many */
async function mustHavePlace(): Promise<void> {
  await queries.lockAnnouncing();
  if ((await queries.countAnnounced()) >= mostAnnounced) throw refuse('announcements/too-many');
}

/** Nobody is told; without an announcement it does nothing. @throws {Problem} courses/not-found */
export const withdraw = (ctx: Author, courseId: string): Promise<DeskAnnouncement> =>
  tx(async () => {
    await requireOwnCourse(ctx, courseId);
    if (await queries.deleteAnnouncement(courseId)) {
      await deleteAllFor(courseId);
      await changed(ctx, 'announcement/withdraw', courseId);
    }
    return standingOf(courseId);
  });

async function changed(
  ctx: Author,
  action: keyof typeof announcementActions,
  courseId: string,
): Promise<void> {
  const { slug } = await queries.selectCover(courseId);
  await record(ctx, { action, subject: { kind: 'course', id: courseId }, details: { slug } });
  await contentChanged('courses');
}
