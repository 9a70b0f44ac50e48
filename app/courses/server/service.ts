import { contentChanged } from '#app/platform/content-changed.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { proposePalette } from '#app/ui/art/palettes.ts';
import { courseProblems, type NewCourseInput } from '../contract.ts';
import { courseCard, courseEntity, coursePageOf, lessonInside, type Outlined } from './answers.service.ts';
import {
  insertCourse,
  insertLessons,
  insertSections,
  selectLesson,
  selectLessonEntries,
  selectLessonsHolding,
  selectNextPosition,
  selectPalettes,
  selectPublishedCourse,
  selectPublishedCourses,
  selectSections,
  type CourseRow,
  type LessonRow,
} from './queries.ts';

export { courseCard, lessonEntry, lessonInside, type Outlined } from './answers.service.ts';
export type { LessonEntry } from './queries.ts';

const refuse = problemsOf(courseProblems);

/** How many people have begun each course, by course id; the feature that knows tells it (learning, wired in api.ts). */
let countLearners: () => Promise<ReadonlyMap<string, number>> = async () => new Map();
export const configureCourses = (ports: { countLearners: typeof countLearners }): void => {
  ({ countLearners } = ports);
};

export const listCourses = async () => (await allOutlined()).map(({ outlined, students }) => courseEntity(outlined, students));
export const listCards = async () => (await allOutlined()).map(({ outlined, students }) => courseCard(outlined, students));

export async function courseBy(key: 'id' | 'slug', value: string) {
  const outlined = await outlinedCourse(key, value);
  return courseEntity(outlined, (await countLearners()).get(outlined.course.id));
}

export async function coursePage(slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  return coursePageOf(outlined, (await countLearners()).get(outlined.course.id));
}

/** @throws {Problem} courses/not-found */
export async function outlinedCourse(key: 'id' | 'slug', value: string): Promise<Outlined> {
  const course = await selectPublishedCourse(key, value);
  if (!course) throw refuse('courses/not-found');
  const [outlined] = await outline([course]);
  if (!outlined) throw refuse('courses/not-found');
  return outlined;
}

/** Every published course with its outline, in the catalogue's order. */
export const outlinedCourses = async (): Promise<Outlined[]> => outline(await selectPublishedCourses());

/** A written lesson, for whoever may read it; the caller has checked that. @throws {Problem} lessons/not-found */
export async function writtenLesson(key: { courseSlug: string; lessonSlug: string } | { id: string }) {
  const lesson = await selectLesson(key);
  if (!lesson || lesson.body === null) throw refuse('lessons/not-found');
  return lesson;
}

/** The written lessons in whose text these words stand, in the catalogue's order. */
export const lessonsSaying = (words: string) => selectLessonsHolding(words);

/** The check question is graded here: the answer never travels to the browser before. */
export function gradeCheck({ check_question: check }: LessonRow, option: number) {
  if (!check) throw refuse('lessons/not-found');
  return { correct: option === check.answer, explanation: check.explanation };
}

export async function previewLesson(courseSlug: string, lessonSlug: string) {
  const lesson = await writtenLesson({ courseSlug, lessonSlug });
  if (!lesson.preview) throw refuse('lessons/members-only');
  return { course: await coursePage(courseSlug), lesson: lessonInside(lesson) };
}

export async function checkPreview(id: string, option: number) {
  const lesson = await writtenLesson({ id });
  if (!lesson.preview) throw refuse('lessons/members-only');
  return gradeCheck(lesson, option);
}

/** @throws {Problem} courses/slug-taken */
export async function createCourse(ctx: Context, input: NewCourseInput) {
  const { courseContent, instructor, learningPoints, targetAudience, isNew, isTrending } = input;
  await tx(async () => {
    const id = newId();
    const created = await insertCourse({
      id,
      slug: input.slug,
      title: input.title,
      description: input.description,
      topic: 'Other',
      icon: input.icon ?? 'rocket',
      palette: proposePalette(input.slug, await selectPalettes()),
      image: input.image ?? null,
      instructor_name: instructor.name,
      instructor_title: instructor.title,
      instructor_bio: '',
      instructor_image: instructor.image ?? null,
      learning_points: learningPoints,
      target_audience: targetAudience,
      faqs: input.faqs,
      is_new: isNew,
      is_trending: isTrending,
      position: await selectNextPosition(),
      created_at: ctx.clock.now(),
      published_at: ctx.clock.now(),
    });
    if (!created) throw refuse('courses/slug-taken', { fields: { slug: 'A course with this slug exists already.' } });
    const sections = courseContent.map(({ title }, position) => ({ id: newId(), course_id: id, title, position }));
    if (sections.length > 0) await insertSections(sections);
    const entries = courseContent.flatMap(({ lessons }, index) => lessons.map((title) => ({ title, section: sections[index]?.id ?? '' })));
    const lessons = entries.map(({ title, section }, position): LessonRow => ({
      id: newId(),
      course_id: id,
      section_id: section,
      slug: `lesson-${position + 1}`,
      title,
      position,
      minutes: 0,
      preview: false,
      body: null,
      tasks: [],
      check_question: null,
    }));
    if (lessons.length > 0) await insertLessons(lessons);
    await contentChanged('courses');
  });
  return courseBy('slug', input.slug);
}

async function allOutlined() {
  const [all, learners] = await Promise.all([outlinedCourses(), countLearners()]);
  return all.map((outlined) => ({ outlined, students: learners.get(outlined.course.id) }));
}

async function outline(courses: CourseRow[]): Promise<Outlined[]> {
  if (courses.length === 0) return [];
  const ids = courses.map((course) => course.id);
  const [sections, lessons] = await Promise.all([selectSections(ids), selectLessonEntries(ids)]);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.section_id);
  const sectionsOf = Map.groupBy(sections, (section) => section.course_id);
  return courses.map((course) => ({
    course,
    sections: (sectionsOf.get(course.id) ?? []).map(({ id, title }) => ({ id, title, lessons: lessonsOf.get(id) ?? [] })),
  }));
}
