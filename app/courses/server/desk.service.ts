import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseActions, type CourseAction } from '../actions.ts';
import { courseProblems } from '../contract.ts';
import { lessonsOf } from '../course-facts.ts';
import {
  courseDeskProblems,
  type CourseTexts,
  type DeskCourse,
  type DeskCourses,
  type EditedCourse,
} from '../desk.contract.ts';
import { thumbnailAddress } from '../thumbnail.ts';
import type { Outlined } from './courses.answers.ts';
import * as queries from './desk.queries.ts';
import type { CourseRow } from './queries.ts';
import { outline } from './outlines.service.ts';
import { learnersByCourse } from './service.ts';

const recordAdminAction = recorderOf(courseActions);

type Admin = Context<Actor>;

const refuse = problemsOf({ ...courseProblems, ...courseDeskProblems });

const perPage = 20;

/** Courses with what only the desk asks: their place among all, and how many have begun them. */
async function deskCoursesOf(rows: CourseRow[]): Promise<DeskCourse[]> {
  const [outlined, order, learners] = await Promise.all([
    outline(rows),
    queries.selectOrder(),
    learnersByCourse(rows.map(({ id }) => id)),
  ]);
  return outlined.map((each) =>
    deskCourse(each, order.indexOf(each.course.id) + 1, learners.get(each.course.id) ?? 0),
  );
}

function deskCourse(outlined: Outlined, place: number, students: number): DeskCourse {
  const {
    id,
    slug,
    title,
    icon,
    palette,
    image,
    is_new: isNew,
    is_trending: isTrending,
    published_at: since,
    version,
  } = outlined.course;
  const lessons = lessonsOf(outlined);
  const written = lessons.filter((lesson) => lesson.written).length;
  const face = { id, slug, title, icon, palette, image: image && thumbnailAddress(image) };
  return {
    ...face,
    place,
    lessons: lessons.length,
    written,
    students,
    isNew,
    isTrending,
    published: since !== null,
    version,
  };
}

async function one(row: CourseRow): Promise<DeskCourse> {
  const [course] = await deskCoursesOf([row]);
  if (!course) throw refuse('courses/not-found');
  return course;
}

export async function deskCourses({
  show,
  search,
  page,
}: {
  show: queries.Shown;
  search: string;
  page: number;
}): Promise<DeskCourses> {
  const count = (shown: queries.Shown) => queries.countCourses({ show: shown, search });
  const [all, published, unpublished] = await Promise.all([
    count('all'),
    count('published'),
    count('unpublished'),
  ]);
  const counts = { all, published, unpublished };
  const pages = Math.max(1, Math.ceil(counts[show] / perPage));
  const shown = Math.min(page, pages);
  const rows = await queries.selectCourses(
    { show, search },
    { limit: perPage, offset: (shown - 1) * perPage },
  );
  return { courses: await deskCoursesOf(rows), page: shown, pages, counts };
}

/** @throws {Problem} courses/not-found */
export async function editedCourse(id: string): Promise<EditedCourse> {
  const row = await queries.selectCourse(id);
  if (!row) throw refuse('courses/not-found');
  return edited(row);
}

const edited = async (row: CourseRow): Promise<EditedCourse> => ({
  ...(await one(row)),
  description: row.description,
  duration: row.duration,
  topic: row.topic,
  level: row.level,
  image: row.image,
  instructor: {
    name: row.instructor_name,
    title: row.instructor_title,
    bio: row.instructor_bio,
    image: row.instructor_image,
  },
  learningPoints: row.learning_points,
  targetAudience: row.target_audience,
  faqs: row.faqs,
});

/** @throws {Problem} courses/not-found, courses/changed-meanwhile */
export const changeCourse = (
  ctx: Admin,
  { id, version, ...texts }: CourseTexts & { id: string; version: number },
): Promise<EditedCourse> =>
  tx(async () => {
    const { title, description, duration, topic, level, icon, image, instructor } = texts;
    const row = await queries.updateCourse(id, version, {
      title,
      description,
      duration,
      topic,
      level,
      icon,
      image,
      instructor_name: instructor.name,
      instructor_title: instructor.title,
      instructor_bio: instructor.bio,
      instructor_image: instructor.image,
      learning_points: texts.learningPoints,
      target_audience: texts.targetAudience,
      faqs: texts.faqs,
      is_new: texts.isNew,
      is_trending: texts.isTrending,
      updated_at: ctx.clock.now(),
    });
    return edited(await recorded(ctx, 'course/change', id, row));
  });

/**
 * What is taken down keeps its learners' progress, and can be published again. @throws {Problem}
 * courses/not-found, courses/changed-meanwhile
 */
export const publishCourse = (
  ctx: Admin,
  { id, version, published }: { id: string; version: number; published: boolean },
): Promise<DeskCourse> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = await queries.updateCourse(id, version, {
      published_at: published ? now : null,
      updated_at: now,
    });
    return one(await recorded(ctx, published ? 'course/publish' : 'course/unpublish', id, row));
  });

/** @throws {Problem} courses/not-found */
export const moveCourse = (
  ctx: Admin,
  { id, place }: { id: string; place: number },
): Promise<DeskCourse> =>
  tx(async () => {
    await queries.lockCatalogue();
    const others = (await queries.selectOrder()).filter((each) => each !== id);
    const row = await queries.selectCourse(id);
    if (!row) throw refuse('courses/not-found');
    await queries.updateOrder(others.toSpliced(place - 1, 0, id));
    return one(await recorded(ctx, 'course/move', id, row));
  });

async function recorded(
  ctx: Admin,
  action: CourseAction,
  id: string,
  row: CourseRow | undefined,
): Promise<CourseRow> {
  if (!row)
    throw refuse(
      (await queries.selectCourse(id)) ? 'courses/changed-meanwhile' : 'courses/not-found',
    );
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'course', id },
    details: { slug: row.slug, version: row.version },
  });
  await contentChanged('courses');
  return row;
}
