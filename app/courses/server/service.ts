import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';
import type { ListPageAsked } from '#app/shared/listing.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems } from '../contract.ts';
import { countPublished } from './catalogue.queries.ts';
import { courseEntity, coursePageOf, type Outlined } from './courses.answers.ts';
import { outline, outlinedCourse, writtenLesson } from './outlines.service.ts';
import { ports } from './ports.ts';
import { selectLessonsHolding, selectPublishedCourses } from './queries.ts';

const refuse = problemsOf(courseProblems);

export const learnersByCourse = (courseIds: readonly string[]) => ports().learnersOf(courseIds);

const learnersIn = async ({ course: { id } }: Outlined) => (await learnersByCourse([id])).get(id);

/** A page of the published courses, in the catalogue's order. */
export async function listCourses(asked: ListPageAsked) {
  const total = await countPublished();
  const { page, pages, ...stretch } = paging(total, asked.page, asked.limit);
  const all = await outline(await selectPublishedCourses(stretch));
  const learners = await learnersByCourse(all.map(({ course }) => course.id));
  const body = all.map((outlined) => courseEntity(outlined, learners.get(outlined.course.id)));
  return { body, page, pages, total };
}

export async function courseBy(key: 'id' | 'slug', value: string) {
  const outlined = await outlinedCourse(key, value);
  return courseEntity(outlined, await learnersIn(outlined));
}

export async function coursePage(slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  return coursePageOf(outlined, await learnersIn(outlined));
}

/** The first written lessons whose text contains these words, in the catalogue's order. */
export const lessonsSaying = (words: string, most: number) => selectLessonsHolding(words, most);

export async function previewLesson(courseSlug: string, lessonSlug: string) {
  const lesson = await writtenLesson({ courseSlug, lessonSlug });
  if (!lesson.preview) throw refuse('lessons/members-only');
  return { course: await coursePage(courseSlug), lesson: lesson.inside };
}

interface Visit {
  id: string;
  block: string;
  /** How often the visitor has answered wrong; only the browser knows. */
  tries: number;
}

export const tryPreview = async (visit: Visit & { answer: PracticeAnswer }) =>
  judgeVisit(await previewBlock(visit), visit);

export const showPreview = async (visit: Visit & { answer: PracticeAnswer | null }) =>
  showVisitor(await previewBlock(visit), visit);

async function previewBlock({ id, block }: Visit) {
  const lesson = await writtenLesson({ id });
  if (!lesson.preview) throw refuse('lessons/members-only');
  return blockOf(lesson.blocks, block);
}
