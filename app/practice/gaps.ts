import { isAmong, isSame } from './same-text.ts';
import { rightOf, type KindRules, type Mark } from './verdict.ts';

interface Accepting {
  answers: readonly string[];
  hints: readonly { for: string; say: string }[];
}

/** The author's hint for a text that was typed where another belongs. */
export const hintFor = ({ hints }: Accepting, typed: string): string | undefined =>
  hints.find((hint) => isSame(hint.for, typed))?.say;

export const fillTheGaps: KindRules<'fill-the-gaps'> = {
  open: ({ id, kind, text }) => ({ id, kind, pieces: text.split('___') }),
  judge: ({ gaps }, { gaps: typed }) => {
    if (typed.length !== gaps.length) return undefined;
    const marks = gaps.map(({ answers }, place): Mark =>
      isAmong(typed[place] ?? '', answers) ? 'right' : 'wrong',
    );
    if (!marks.includes('wrong')) return { result: 'right', marks };
    const hints = gaps.map((gap, place) =>
      marks[place] === 'wrong' ? hintFor(gap, typed[place] ?? '') : undefined,
    );
    return { result: 'wrong', marks, tally: rightOf(marks), hint: hints.find(Boolean) };
  },
  solution: ({ kind, gaps }) => ({ kind, gaps: gaps.map(({ answers: [answer] }) => answer ?? '') }),
};
