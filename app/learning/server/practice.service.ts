import { writtenLesson } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { PracticeAnswer, PracticeAttempt } from '#app/practice/contract.ts';
import { blockOf, showAnswer, startAgain, tryBlock } from '#app/practice/server/face.ts';

type Member = Context<Actor>;

interface Asked {
  /** The lesson's. */
  id: string;
  block: string;
}

interface Try {
  answer: PracticeAnswer;
  attempt?: PracticeAttempt | undefined;
}

/** @throws {Problem} lessons/not-found, practice/not-found, practice/changed */
export const tryPractice = async (ctx: Member, { answer, attempt, ...asked }: Asked & Try) =>
  tryBlock(ctx, { ...(await placeOf(asked)), answer, attempt });

/** @throws {Problem} lessons/not-found, practice/not-found, practice/try-first */
export const showPractice = async (ctx: Member, asked: Asked) =>
  showAnswer(ctx, await placeOf(asked));

/** @throws {Problem} lessons/not-found, practice/not-found */
export const practiceAgain = async (ctx: Member, asked: Asked) =>
  startAgain(ctx, await placeOf(asked));

async function placeOf({ id, block }: Asked) {
  const lesson = await writtenLesson({ id });
  return { lessonId: id, block: blockOf(lesson.blocks, block) };
}
