import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseProblems } from '../contract.ts';
import { coursePageOf } from './courses.answers.ts';
import { outlinedCourse, writtenLesson } from './outlines.service.ts';
import { ports } from './ports.ts';
import { selectLessonsHolding } from './queries.ts';

const refuse = problemsOf(courseProblems);

export const learnersByCourse = (courseIds: readonly string[]) => ports().learnersOf(courseIds);

export async function coursePage(slug: string) {
  const outlined = await outlinedCourse('slug', slug);
  const { id } = outlined.course;
  return coursePageOf(outlined, (await learnersByCourse([id])).get(id));
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
