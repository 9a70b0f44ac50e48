import { signedLesson, textAsRead } from '#app/courses/server/content.face.ts';
import { signerFor } from '#app/media/server/face.ts';
import type { PracticeAnswer } from '#app/practice/contract.ts';
import { blockOf, judgeVisit, showVisitor } from '#app/practice/server/face.ts';
import type { Author } from './drafts.service.ts';

/** A text that is being written, as readers would see it. */
export async function previewOf(ctx: Author, body: string) {
  const { parts, faults } = await textAsRead(body);
  return { ...signedLesson({ parts }, await signerFor(ctx)), faults };
}

interface Tried<Answer> {
  body: string;
  block: string;
  tries: number;
  answer: Answer;
}

const blockIn = async ({ body, block }: Tried<unknown>) =>
  blockOf((await textAsRead(body)).blocks, block);

/** @throws {Problem} practice/not-found, practice/changed */
export const tryDraft = async (tried: Tried<PracticeAnswer>) =>
  judgeVisit(await blockIn(tried), tried);

/** @throws {Problem} practice/not-found, practice/try-first */
export const showDraft = async (tried: Tried<PracticeAnswer | null>) =>
  showVisitor(await blockIn(tried), tried);
