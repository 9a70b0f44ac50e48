import type { OpenBlock, PracticeAnswer, PracticeState } from './contract.ts';

/** A block that nobody has touched. */
export const untouched: PracticeState = {
  tries: 0,
  outcome: 'open',
  done: false,
  answer: null,
  marks: [],
  tally: null,
  hint: null,
  why: null,
  solution: null,
  steps: null,
};

/** The answer that someone begins with. */
export function emptyAnswer(block: OpenBlock): PracticeAnswer {
  switch (block.kind) {
    case 'choose-one':
      return { kind: block.kind, choice: '' };
    case 'choose-several':
      return { kind: block.kind, choices: [] };
    case 'put-in-order':
      return { kind: block.kind, order: block.items };
    case 'match':
      return { kind: block.kind, rights: block.lefts.map(() => '') };
    case 'fill-the-gaps':
      return { kind: block.kind, gaps: block.pieces.slice(1).map(() => '') };
    case 'correct-the-table':
      return { kind: block.kind, rows: block.rows.map((row) => row.slice(1)) };
    case 'step-through':
      return { kind: block.kind, choices: [] };
  }
}

/** How many questions of the steps are answered right. */
export const answeredOf = ({ marks }: Pick<PracticeState, 'marks'>): number => {
  const wrong = marks.findIndex((mark) => mark !== 'right');
  return wrong === -1 ? marks.length : wrong;
};

/** What is missing before the answer can be checked, in words; undefined if nothing is. */
export function missingFrom(
  block: OpenBlock,
  answer: PracticeAnswer,
  state: PracticeState,
): string | undefined {
  switch (answer.kind) {
    case 'choose-one':
      return answer.choice ? undefined : 'Choose one of the answers first.';
    case 'choose-several':
      return answer.choices.length > 0 ? undefined : 'Choose at least one of the answers first.';
    case 'match':
      return answer.rights.includes('') ? 'Dock one to each of them first.' : undefined;
    case 'fill-the-gaps':
      return answer.gaps.some((gap) => !gap.trim()) ? 'Fill each gap first.' : undefined;
    case 'correct-the-table':
      return JSON.stringify(answer) === JSON.stringify(emptyAnswer(block))
        ? 'Correct a cell first.'
        : undefined;
    case 'step-through':
      return answer.choices.length > answeredOf(state)
        ? undefined
        : 'Choose one of the answers first.';
    case 'put-in-order':
      return undefined;
  }
}
