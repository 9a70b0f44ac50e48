import type { PracticeState } from './contract.ts';

export interface PracticeCount {
  right: number;
  shown: number;
  open: number;
}

/** A block that is tried once more counts as shown until it is answered right. */
export const countOf = (
  states: readonly Pick<PracticeState, 'outcome' | 'done'>[],
): PracticeCount => ({
  right: states.filter(({ outcome }) => outcome === 'right').length,
  shown: states.filter(({ outcome, done }) => done && outcome !== 'right').length,
  open: states.filter(({ done }) => !done).length,
});

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number): string => numbers[count] ?? `${count}`;

/** “One right, one answer shown, five open.” */
export function countInWords({ right, shown, open }: PracticeCount): string {
  const told = [
    right > 0 && `${inWords(right)} right`,
    shown > 0 && `${inWords(shown)} ${shown === 1 ? 'answer' : 'answers'} shown`,
    open > 0 && `${inWords(open)} open`,
  ].filter((each) => each !== false);
  return `${told.map((each, place) => (place === 0 ? each : each.toLowerCase())).join(', ')}.`;
}
