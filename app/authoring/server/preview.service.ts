import {
  contentOf,
  lessonAsRead,
  practiceIn,
  signedLesson,
} from '#app/courses/server/content.face.ts';
import { signerFor } from '#app/media/server/face.ts';
import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';
import type { LessonTexts } from '../lesson-texts.contract.ts';
import { mediaFor } from './course-media.service.ts';
import type { Author } from './drafts.service.ts';

/** A lesson that is being written, as readers of a course would see it. */
export async function previewOf(
  ctx: Author,
  courseId: string,
  written: Pick<LessonTexts, 'body' | 'needs' | 'kind'>,
) {
  const course = { id: courseId, published: () => contentOf(courseId) };
  const { parts, faults } = lessonAsRead(written, await mediaFor(course, [written.body]));
  return { ...signedLesson({ parts }, await signerFor(ctx)), faults };
}

interface Tried<Answer> {
  body: string;
  block: string;
  tries: number;
  answer: Answer;
}

const blockIn = ({ body, block }: Tried<unknown>) => blockOf(practiceIn(body), block);

/** @throws {Problem} practice/not-found, practice/changed */
export const tryDraft = async (tried: Tried<PracticeAnswer>) => judgeVisit(blockIn(tried), tried);

/** @throws {Problem} practice/not-found, practice/try-first */
export const showDraft = async (tried: Tried<PracticeAnswer | null>) =>
  showVisitor(blockIn(tried), tried);
