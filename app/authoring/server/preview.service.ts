import { textAsRead } from '#app/courses/server/content.face.ts';
import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';

/** A text that is being written, as readers would see it. */
export function previewOf(body: string) {
  const { parts, faults } = textAsRead(body);
  return { parts, faults };
}

interface Tried<Answer> {
  body: string;
  block: string;
  tries: number;
  answer: Answer;
}

/** @throws {Problem} practice/not-found, practice/changed */
export const tryDraft = ({ body, block, ...visit }: Tried<PracticeAnswer>) =>
  judgeVisit(blockOf(textAsRead(body).blocks, block), visit);

/** @throws {Problem} practice/not-found, practice/try-first */
export const showDraft = ({ body, block, ...visit }: Tried<PracticeAnswer | null>) =>
  showVisitor(blockOf(textAsRead(body).blocks, block), visit);
