import { courseProblems } from '#app/courses/contract.ts';
import {
  contentOf,
  lessonAsRead,
  pageOfContent,
  practiceIn,
  signedLesson,
} from '#app/courses/server/content.face.ts';
import { signerFor } from '#app/media/server/face.ts';
import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringProblems } from '../contract.ts';
import type { SeenCourse, SeenLesson } from '../preview.contract.ts';
import { mediaFor } from './course-media.service.ts';
import { selectWhole } from './drafts.queries.ts';
import { storedContent, type Author } from './drafts.service.ts';
import { selectEdited } from './outline.queries.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });

/** The page that the draft would have. @throws {Problem} courses/not-found */
export async function courseSeen(courseId: string): Promise<SeenCourse> {
  const { course, published, draft } = await selectWhole(courseId);
  if (!course) throw refuse('courses/not-found');
  return pageOfContent(course, storedContent({ stages: draft ?? published }));
}

/** @throws {Problem} drafts/lesson-not-found */
async function draftLesson(courseId: string, id: string) {
  const lesson = await selectEdited(courseId, id);
  if (!lesson) throw refuse('drafts/lesson-not-found');
  return lesson;
}

/** @throws {Problem} drafts/lesson-not-found */
export async function lessonSeen(ctx: Author, courseId: string, id: string): Promise<SeenLesson> {
  const { slug, title, minutes, preview, tasks, needs, kind, body } = await draftLesson(
    courseId,
    id,
  );
  const course = { id: courseId, published: () => contentOf(courseId) };
  const written = { body: body ?? '', kind, needs };
  const { parts } = lessonAsRead(written, await mediaFor(course, [body]));
  const inside = { id, slug, title, minutes, preview, tasks, parts };
  return signedLesson(inside, await signerFor(ctx));
}

interface Tried<Answer> {
  lesson: string;
  block: string;
  tries: number;
  answer: Answer;
}

const blockIn = async (courseId: string, { lesson, block }: Tried<unknown>) =>
  blockOf(practiceIn((await draftLesson(courseId, lesson)).body ?? ''), block);

/** @throws {Problem} drafts/lesson-not-found, practice/not-found, practice/changed */
export const trySeen = async (courseId: string, tried: Tried<PracticeAnswer>) =>
  judgeVisit(await blockIn(courseId, tried), tried);

/** @throws {Problem} drafts/lesson-not-found, practice/not-found, practice/try-first */
export const showSeen = async (courseId: string, tried: Tried<PracticeAnswer | null>) =>
  showVisitor(await blockIn(courseId, tried), tried);
