import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems } from '../contract.ts';
import { courseEntity, coursePageOf, lessonInside, type Outlined } from './courses.answers.ts';
import {
  selectLesson,
  selectLessonEntries,
  selectLessonsHolding,
  selectPublishedCourse,
  selectPublishedCourses,
  selectSections,
  type CourseRow,
  type LessonRow,
} from './queries.ts';

const refuse = problemsOf(courseProblems);

/**
 * How many people have begun each course, by course id; the feature that knows tells it (learning,
 * wired in api.ts).
 */
let countLearners: () => Promise<ReadonlyMap<string, number>> = async () => new Map();
export const configureCourses = (ports: { countLearners: typeof countLearners }): void => {
  ({ countLearners } = ports);
};

export const learnersByCourse = (): Promise<ReadonlyMap<string, number>> => countLearners();

export const listCourses = async () =>
  (await allOutlined()).map(({ outlined, students }) => courseEntity(outlined, students));

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
export const outlinedCourses = async (): Promise<Outlined[]> =>
  outline(await selectPublishedCourses());

/**
 * A written lesson, for whoever may read it; the caller has checked that. @throws {Problem}
 * lessons/not-found
 */
export async function writtenLesson(
  key: { courseSlug: string; lessonSlug: string } | { id: string },
) {
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

async function allOutlined() {
  const [all, learners] = await Promise.all([outlinedCourses(), countLearners()]);
  return all.map((outlined) => ({ outlined, students: learners.get(outlined.course.id) }));
}

/** Courses with their outlines. */
export async function outline(courses: CourseRow[]): Promise<Outlined[]> {
  if (courses.length === 0) return [];
  const ids = courses.map((course) => course.id);
  const [sections, lessons] = await Promise.all([selectSections(ids), selectLessonEntries(ids)]);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.section_id);
  const sectionsOf = Map.groupBy(sections, (section) => section.course_id);
  return courses.map((course) => ({
    course,
    sections: (sectionsOf.get(course.id) ?? []).map(({ id, title, duration }) => ({
      id,
      title,
      duration,
      lessons: lessonsOf.get(id) ?? [],
    })),
  }));
}
