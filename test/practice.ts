import type { OpenBlock, PracticeAnswer, PracticeState } from '#app/practice/contract.ts';
import { emptyAnswer } from '#app/practice/draft.ts';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

export interface Lesson {
  id: string;
  parts: readonly ({ kind: 'text' } | { kind: 'practice'; block: OpenBlock })[];
}

export const blocksOf = ({ parts }: Lesson): OpenBlock[] =>
  parts.flatMap((part) => (part.kind === 'practice' ? part.block : []));

/** Any answer to a block; it may be right. */
export function guess(block: OpenBlock, state?: PracticeState): PracticeAnswer {
  const empty = emptyAnswer(block);
  switch (block.kind) {
    case 'choose-one':
      return { kind: block.kind, choice: block.options[0] ?? '' };
    case 'choose-several':
      return { kind: block.kind, choices: block.options.slice(0, 1) };
    case 'match':
      return { kind: block.kind, rights: block.rights.slice(0, block.lefts.length) };
    case 'fill-the-gaps':
      return { kind: block.kind, gaps: block.pieces.slice(1).map(() => 'perhaps') };
    case 'step-through': {
      const before = state?.answer?.kind === block.kind ? state.answer.choices : [];
      const steps = state?.steps ?? block.steps;
      const asked = steps.flatMap(({ ask }) => ask ?? []);
      const choice = asked[before.length]?.options[0] ?? '';
      return { kind: block.kind, choices: [...before, choice] };
    }
    case 'put-in-order':
    case 'correct-the-table':
      return empty;
  }
}

/**
 * Does all practice of a lesson in the least time: a guess and, if it is wrong, a look at the
 * answer. `call` returns the body of the answer.
 */
export async function doPractice(call: Call, lesson: Lesson): Promise<void> {
  for (const block of blocksOf(lesson)) {
    const address = `/learning/lessons/${lesson.id}/practice/${block.id}`;
    let state: PracticeState | undefined;
    while (!state || (state.outcome === 'open' && state.tries === 0))
      state = (await call('POST', address, { answer: guess(block, state) })) as PracticeState;
    if (state.outcome === 'open') await call('POST', `${address}/answer`);
  }
}

/** Does the practice of a lesson, and completes it. */
export async function complete(
  call: Call,
  course: string,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  const open = await call('GET', `/learning/courses/${course}/lessons/${slug}`);
  const { lesson } = open as { lesson?: Lesson };
  // Its author may have just deleted it. The next call says so.
  if (lesson) await doPractice(call, lesson);
  await call('PUT', `/learning/lessons/${id}/completion`);
}
