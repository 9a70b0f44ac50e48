import { hintFor } from './gaps.ts';
import { isAmong, isSame } from './same-text.ts';
import { rightOf, type BlockOf, type KindRules, type Mark } from './verdict.ts';

type Cell = BlockOf<'correct-the-table'>['rows'][number][number];

const shown = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.shown);
const isRight = (cell: Cell, typed: string): boolean =>
  typeof cell === 'string' ? isSame(cell, typed) : isAmong(typed, cell.answers);

/** A wrong cell that nobody has touched keeps its secret. */
function markOf(cell: Cell, typed: string): Mark {
  if (isRight(cell, typed)) return typeof cell === 'string' ? null : 'right';
  return isSame(shown(cell), typed) ? null : 'wrong';
}

export const correctTheTable: KindRules<'correct-the-table'> = {
  open: ({ id, kind, question, columns, rows }) => ({
    id,
    kind,
    question,
    columns,
    rows: rows.map((row) => row.map(shown)),
  }),
  judge: ({ rows }, { rows: typed }) => {
    const cells = rows.flatMap((row) => row.slice(1));
    const texts = typed.flat();
    const fits = typed.every((row, place) => row.length + 1 === rows[place]?.length);
    if (!fits || texts.length !== cells.length) return undefined;
    const judged = cells.map((cell, place) => ({ cell, text: texts[place] ?? '' }));
    const marks = judged.map(({ cell, text }) => markOf(cell, text));
    if (judged.every(({ cell, text }) => isRight(cell, text))) return { result: 'right', marks };
    const hints = judged
      .filter(({ cell, text }) => !isRight(cell, text))
      .map(({ cell, text }) => (typeof cell === 'string' ? undefined : hintFor(cell, text)));
    return {
      result: 'wrong',
      marks,
      tally: rightOf(marks, cells.filter((cell) => typeof cell !== 'string').length),
      hint: hints.find(Boolean),
    };
  },
  solution: ({ kind, rows }) => ({
    kind,
    rows: rows.map((row) =>
      row.slice(1).map((cell) => (typeof cell === 'string' ? cell : (cell.answers[0] ?? ''))),
    ),
  }),
};
