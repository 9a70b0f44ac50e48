import { recorderOf } from '#app/audit/server/face.ts';
import { coverPicture, signerFor } from '#app/media/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { shown } from '#app/shared/few-people.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { palettes } from '#app/ui/art/palettes.ts';
import { courseActions, type CourseAction } from '../actions.ts';
import { courseProblems } from '../contract.ts';
import {
  courseDeskProblems,
  type AuthoredTexts,
  type CourseTexts,
  type DeskCourse,
  type DeskCourses,
  type EditedCourse,
} from '../desk.contract.ts';
import { isOurPicture } from '../our-picture.ts';
import { thumbnailAddress } from '../thumbnail.ts';
import * as queries from './desk.queries.ts';
import type { CourseRow } from './queries.ts';
import { ports } from './ports.ts';

const record = recorderOf(courseActions, { also: 'author' });

type Editor = Context<Actor>;

const refuse = problemsOf({ ...courseProblems, ...courseDeskProblems });

const perPage = 20;

/** Where the caller sees a cover: a course's first sale makes its picture public. */
const seenBy = async (ctx: Editor, image: string): Promise<string> =>
  isOurPicture(image) ? (await signerFor(ctx))(image) : thumbnailAddress(image);

const deskCourse = async (ctx: Editor, row: queries.DeskRow): Promise<DeskCourse> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  icon: row.icon,
  palette: row.palette,
  composition: row.composition,
  image: row.image && (await seenBy(ctx, row.image)),
  place: row.position + 1,
  lessons: row.lessons,
  written: row.written,
  students: shown(row.students),
  isNew: row.is_new,
  isTrending: row.is_trending,
  published: row.published_at !== null,
  version: row.version,
});

async function one(id: string): Promise<queries.DeskRow> {
  const row = await queries.courseForDesk(id, ports().learnersPart);
  if (!row) throw refuse('courses/not-found');
  return row;
}

export async function deskCourses(
  ctx: Editor,
  { page: asked, ...filter }: { show: queries.Shown; search: string; page: number },
): Promise<DeskCourses> {
  const [{ rows, page, pages }, counts] = await Promise.all([
    queries.coursesForDesk(filter, { page: asked, perPage }, ports().learnersPart),
    queries.countCourses(filter.search),
  ]);
  const courses = await Promise.all(rows.map((row) => deskCourse(ctx, row)));
  return { courses, page, pages, counts };
}

/** @throws {Problem} courses/not-found */
export const editedCourse = async (ctx: Editor, id: string): Promise<EditedCourse> =>
  edited(ctx, await one(id));

const edited = async (ctx: Editor, row: queries.DeskRow): Promise<EditedCourse> => {
  const course = await deskCourse(ctx, row);
  return {
    ...course,
    opened: row.opened,
    description: row.description,
    duration: row.duration,
    topic: row.topic,
    level: row.level,
    // A link to the shared drive is edited as it was typed.
    image: row.image && isOurPicture(row.image) ? course.image : row.image,
    instructor: {
      name: row.instructor_name,
      title: row.instructor_title,
      bio: row.instructor_bio,
      image: row.instructor_image,
    },
    learningPoints: row.learning_points,
    targetAudience: row.target_audience,
    faqs: row.faqs,
  };
};

/**
 * `mayShow` says whether a picture of the library may become public.
 * @throws {Problem} courses/not-found, courses/changed-meanwhile, courses/slug-taken,
 * courses/too-many-addresses, courses/no-picture
 */
export const changeCourse = (
  ctx: Editor,
  { id, version, ...texts }: AuthoredTexts & Partial<CourseTexts> & Edited,
  mayShow: MayShow = async () => true,
): Promise<EditedCourse> =>
  tx(async () => {
    const { title, description, duration, topic, level, icon, composition, instructor } = texts;
    const image = texts.image && (await coverAt(texts.image, mayShow));
    const now = ctx.clock.now();
    if (texts.slug) await moveTo(texts.slug, id, now);
    const palette = palettes.find((each) => each.id === texts.palette)?.id;
    const row = await queries.updateCourse({
      id,
      version,
      ...(palette && { palette }),
      ...(composition !== undefined && { composition }),
      ...(texts.slug && { slug: texts.slug }),
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
      ...(texts.isNew !== undefined && { is_new: texts.isNew }),
      ...(texts.isTrending !== undefined && { is_trending: texts.isTrending }),
      updated_at: now,
    });
    await recorded(ctx, 'course/change', id, row);
    return editedCourse(ctx, id);
  });

type MayShow = (picture: { id: string; owner: string | null }) => Promise<boolean>;

/** The address that is stored for a chosen picture. @throws {Problem} courses/no-picture */
async function coverAt(image: string, mayShow: MayShow): Promise<string> {
  if (!isOurPicture(image)) return image;
  const picture = await coverPicture(image);
  if (!picture) throw noPicture(courseDeskProblems['courses/no-picture'][1]);
  if (!(await mayShow(picture)))
    throw noPicture(
      'This picture belongs to someone who doesn’t write this course. Upload it yourself, or choose another one.',
    );
  return picture.file;
}

const noPicture = (why: string) => refuse('courses/no-picture', { fields: { image: why } });

const mostFormerSlugs = 50;

/** Makes the address that a course has a former one, unless it stays. */
async function moveTo(slug: string, id: string, now: Date): Promise<void> {
  await queries.lockCatalogue();
  const course = await queries.selectCourse(id);
  if (!course || course.slug === slug) return;
  const [taken] = await queries.selectOthersAt(slug, id);
  if (taken !== undefined)
    throw refuse('courses/slug-taken', {
      fields: { slug: `“${taken}” has this address, or had it: links to it still lead there.` },
    });
  if ((await queries.countFormerSlugs(id)) >= mostFormerSlugs)
    throw refuse('courses/too-many-addresses');
  await queries.leaveSlug({ id, from: course.slug, to: slug, now });
}

/**
 * An unpublished course keeps its learners' progress, and can be published again. @throws {Problem}
 * courses/not-found, courses/changed-meanwhile
 */
export const publishCourse = (
  ctx: Editor,
  { id, version, published }: Edited & { published: boolean },
): Promise<DeskCourse> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = await queries.updateCourse({
      id,
      version,
      published_at: published ? now : null,
      updated_at: now,
    });
    if (row && published) await ports().onOpened(id);
    await recorded(ctx, published ? 'course/publish' : 'course/unpublish', id, row);
    return deskCourse(ctx, await one(id));
  });

/** @throws {Problem} courses/not-found */
export const moveCourse = (
  ctx: Editor,
  { id, place }: { id: string; place: number },
): Promise<DeskCourse> =>
  tx(async () => {
    await queries.lockCatalogue();
    const others = (await queries.selectOrder()).filter((each) => each !== id);
    const row = await queries.selectCourse(id);
    if (!row) throw refuse('courses/not-found');
    await queries.updateOrder(others.toSpliced(place - 1, 0, id));
    await recorded(ctx, 'course/move', id, row);
    return deskCourse(ctx, await one(id));
  });

async function recorded(
  ctx: Editor,
  action: CourseAction,
  id: string,
  row: CourseRow | undefined,
): Promise<void> {
  if (!row)
    throw refuse(
      (await queries.selectCourse(id)) ? 'courses/changed-meanwhile' : 'courses/not-found',
    );
  await record(ctx, {
    action,
    subject: { kind: 'course', id },
    details: { slug: row.slug, version: row.version },
  });
  await contentChanged('courses');
}
