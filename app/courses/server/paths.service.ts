import { recorderOf } from '#app/audit/server/face.ts';
import type { Clock } from '#app/platform/clock.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import startingPaths from '#content/paths.json' with { type: 'json' };
import { courseActions, type CourseAction } from '../actions.ts';
import { countText } from '../course-facts.ts';
import { sumOfDurations } from '../duration.ts';
import {
  pathProblems,
  type DeskPath,
  type DeskPaths,
  type LearningPaths,
  type WrittenPath,
} from '../paths.contract.ts';
import { cardOf } from './courses.answers.ts';
import { selectStandingSlugs } from './desk.queries.ts';
import * as queries from './paths.queries.ts';
import { learnersByCourse } from './service.ts';
import type { LearningPathsTable } from './tables.ts';

const recordAdminAction = recorderOf(courseActions);
const refuse = problemsOf(pathProblems);

type Admin = Context<Actor>;

/** A page of the public paths. */
export async function learningPaths(asked: {
  page: number;
  limit: number;
}): Promise<LearningPaths> {
  const total = await queries.countShown();
  const { page, pages, ...stretch } = paging(total, asked.page, asked.limit);
  const paths = await queries.selectShown(stretch);
  const courses = await queries.selectPathCourses(paths.map(({ id }) => id));
  const learners = await learnersByCourse(courses.map(({ id }) => id));
  const coursesOf = Map.groupBy(courses, ({ path }) => path);
  return {
    paths: paths.map(({ id, slug, title, description }) => {
      const own = (coursesOf.get(id) ?? []).map((row) => cardOf(row, learners.get(row.id)));
      return { slug, title, description, extent: extentOf(own), courses: own };
    }),
    total,
    page,
    pages,
  };
}

/**
 * The public paths through a course, or the one at an address. Until the running transaction ends,
 * nobody changes them, and whoever asks for the same ones waits.
 */
export async function lockedPaths(
  which: { courseId: string } | { slug: string },
): Promise<queries.ToldPath[]> {
  const ids = await queries.lockPaths(which);
  // Read after the lock, since their courses may have changed while we waited for it.
  return ids.length > 0 ? queries.selectTold(ids) : [];
}

/** The hours are the sum of what the courses' cards and the path's certificate say. */
function extentOf(courses: readonly { duration: string }[]): string {
  const count = countText(courses.length, 'course');
  const together = sumOfDurations(courses.map(({ duration }) => duration));
  return together ? `${count}, ${together}` : count;
}

const perPage = 20;

export async function deskPaths({ page }: { page: number }): Promise<DeskPaths> {
  const { rows, ...place } = await queries.pathsForDesk({ page, perPage });
  return { paths: rows.map(deskPath), ...place };
}

const deskPath = ({
  id,
  slug,
  title,
  description,
  version,
  published_at: since,
  courses,
}: queries.DeskRow): DeskPath => ({
  id,
  slug,
  title,
  description,
  version,
  published: since !== null,
  courses,
});

/** @throws {Problem} paths/unknown-course */
export const addPath = (ctx: Admin, written: WrittenPath): Promise<DeskPath> =>
  tx(async () => recorded(ctx, 'path/add', await insert(written, ctx.clock)));

async function insert(
  { title, description, courses, published }: WrittenPath,
  clock: Clock,
): Promise<LearningPathsTable> {
  const now = clock.now();
  const id = newId();
  const row = { id, title, description, published_at: published ? now : null, changed_at: now };
  const slug = slugOf(title).slice(0, 60) || 'path';
  const inserted =
    (await queries.insertPath({ ...row, slug })) ??
    (await queries.insertPath({ ...row, slug: `${slug}-${slugOf(id).slice(0, 8)}` }));
  if (!inserted) throw new Error('No address was free for a learning path');
  await putCourses(id, courses);
  return inserted;
}

/** @throws {Problem} paths/not-found, paths/changed-meanwhile, paths/unknown-course */
export const changePath = (
  ctx: Admin,
  { id, version, title, description, courses, published }: WrittenPath & Edited,
): Promise<DeskPath> =>
  tx(async () => {
    const now = ctx.clock.now();
    const before = await queries.selectPath(id);
    if (!before) throw refuse('paths/not-found');
    const row = await queries.updatePath(
      { id, version },
      {
        title,
        description,
        published_at: published ? (before.published_at ?? now) : null,
        changed_at: now,
      },
    );
    if (!row) throw refuse('paths/changed-meanwhile');
    await queries.deletePathCourses(id);
    await putCourses(id, courses);
    return recorded(ctx, 'path/change', row);
  });

async function putCourses(id: string, slugs: readonly string[]): Promise<void> {
  if ((await queries.insertPathCourses(id, slugs)) === slugs.length) return;
  throw refuse('paths/unknown-course', {
    fields: { courses: 'One of these slugs belongs to no course' },
  });
}

async function recorded(
  ctx: Admin,
  action: CourseAction,
  row: LearningPathsTable,
): Promise<DeskPath> {
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'path', id: row.id },
    details: { slug: row.slug, version: row.version },
  });
  await contentChanged('courses');
  const path = await queries.pathForDesk(row.id);
  if (!path) throw refuse('paths/not-found');
  return deskPath(path);
}

/** Gives a new database its paths, after its courses. */
export async function seedPaths(clock: Clock): Promise<void> {
  await giveOnce('paths', clock.now(), async () => {
    for (const path of startingPaths) {
      // The school may have removed a starting course.
      const standing = await selectStandingSlugs(path.courses);
      if (standing.length === path.courses.length)
        await insert({ ...path, published: true }, clock);
    }
  });
}
