import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { consume } from '#app/platform/limits.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import { palettes, proposePalette } from '#app/ui/art/palettes.ts';
import { courseActions } from '../actions.ts';
import { courseProblems } from '../contract.ts';
import type { BegunCourse } from '../desk.contract.ts';
import { NewCourse, type NewCourseInput } from '../new-course.contract.ts';
import { lockCatalogue, selectStandingSlugs } from './desk.queries.ts';
import { ports } from './ports.ts';
import {
  insertCourse,
  insertLessons,
  insertQuizzes,
  insertSections,
  selectNextPosition,
  selectPalettes,
  type LessonRow,
} from './queries.ts';
import { lessonFaults, mediaNamedIn, newLessons, quizRow } from './new-lessons.service.ts';
import { courseBy } from './catalogue.service.ts';

const record = recorderOf(courseActions, { also: 'author' });

const refuse = problemsOf(courseProblems);

/** reliability.md section 5. */
const creates = { name: 'course-creates', points: 600, per: 600 };

/** Uses up part of a person's creates per ten minutes. @throws {Problem} request/too-many */
export const mayCreate = ({ actor }: Context<Actor>, count: number): Promise<void> =>
  count > 0 ? consume(creates, actor.uid, { cost: count }) : Promise.resolve();

/** @throws {Problem} courses/slug-taken, courses/faulty-lessons, request/too-many */
export async function createCourse(ctx: Context<Actor>, input: NewCourseInput) {
  const { courseContent } = input;
  const faults = await lessonFaults(courseContent, await mediaNamedIn([courseContent]));
  if (faults.length > 0)
    throw refuse('courses/faulty-lessons', {
      fields: Object.fromEntries(faults.map(({ path, message }) => [path.join('.'), message])),
    });
  await addCourse(ctx, input, { onSale: true });
  return courseBy('slug', input.slug);
}

type Also = (course: { id: string; slug: string }) => Promise<void>;

/**
 * Not on sale until an admin publishes its content. `also` belongs to the same transaction.
 * @throws {Problem} as for `createCourse`
 */
export async function beginCourse(
  ctx: Context<Actor>,
  begun: BegunCourse,
  also?: Also,
): Promise<{ id: string }> {
  const { title, description, instructor: name } = begun;
  const slug = begun.slug || slugOf(title) || 'course';
  const instructor = { name };
  const input = NewCourse.parse({ slug, title, description, instructor });
  return { id: await addCourse(ctx, input, { onSale: false, also }) };
}

async function addCourse(
  ctx: Context<Actor>,
  input: NewCourseInput,
  { onSale, also }: { onSale: boolean; also?: Also | undefined },
): Promise<string> {
  await mayCreate(ctx, 1);
  return tx(async () => {
    const add = await courseAdder(ctx, [input.slug], { onSale });
    const id = await add(input);
    if (!id)
      throw refuse('courses/slug-taken', {
        fields: { slug: 'A course has or had this address. Choose another one.' },
      });
    await record(ctx, {
      action: 'course/add',
      subject: { kind: 'course', id },
      details: { slug: input.slug },
    });
    await also?.({ id, slug: input.slug });
    await contentChanged('courses');
    return id;
  });
}

/**
 * Adds courses with these slugs at the end of the catalogue, one at a time, in the running
 * transaction. The returned function gives the new id, or nothing if a course has that slug or had it.
 */
export async function courseAdder(
  { clock, actor }: Context,
  slugs: readonly string[],
  { onSale } = { onSale: true },
): Promise<(input: NewCourseInput) => Promise<string | undefined>> {
  await lockCatalogue();
  // Links to a course that had an address must not lead to another one.
  const standing = new Set(await selectStandingSlugs(slugs));
  const now = clock.now();
  let position = await selectNextPosition();
  let neighbours = await selectPalettes();
  return async (input) => {
    if (standing.has(input.slug)) return undefined;
    const id = newId();
    const own = palettes.find((each) => each.id === input.palette)?.id;
    const palette = own ?? proposePalette(input.slug, neighbours);
    const { instructor } = input;
    const inserted = await insertCourse({
      id,
      slug: input.slug,
      title: input.title,
      description: input.description,
      duration: input.duration,
      topic: input.topic || 'Other',
      level: input.level,
      icon: input.icon || 'rocket',
      palette,
      composition: input.composition,
      image: input.image,
      instructor_name: instructor.name,
      instructor_title: instructor.title,
      instructor_bio: instructor.bio,
      instructor_image: instructor.image,
      learning_points: input.learningPoints,
      target_audience: input.targetAudience,
      faqs: input.faqs,
      is_new: input.isNew,
      is_trending: input.isTrending,
      position,
      created_at: now,
      published_at: onSale ? now : null,
      updated_at: now,
      version: 1,
    });
    if (!inserted) return undefined;
    position += 1;
    neighbours = [palette, ...neighbours].slice(0, 2);
    await insertOutline(id, input.courseContent);
    if (input.project)
      await ports().addProject(input.project, { courseId: id, uid: actor?.uid ?? null, now });
    return id;
  };
}

async function insertOutline(
  courseId: string,
  content: NewCourseInput['courseContent'],
): Promise<void> {
  const sections = content.map(({ title, duration }, position) => ({
    id: newId(),
    course_id: courseId,
    title,
    duration,
    position,
  }));
  if (sections.length > 0) await insertSections(sections);
  const lessons = (await newLessons(content)).map(
    (
      { section, slug, title, minutes, preview, body, tasks, needs, kind },
      position,
    ): LessonRow => ({
      id: newId(),
      course_id: courseId,
      section_id: sections[section]?.id ?? '',
      slug,
      title,
      position,
      minutes,
      preview,
      body,
      tasks,
      needs,
      kind,
    }),
  );
  // PostgreSQL takes 65,535 values in one statement.
  for (let start = 0; start < lessons.length; start += 2000)
    await insertLessons(lessons.slice(start, start + 2000));
  const idOf = new Map(lessons.map(({ slug, id }) => [slug, id]));
  const quizzes = content.flatMap(({ quiz }, section) =>
    quiz ? quizRow(quiz, { courseId, sectionId: sections[section]?.id ?? '', lessons: idOf }) : [],
  );
  if (quizzes.length > 0) await insertQuizzes(quizzes);
}
