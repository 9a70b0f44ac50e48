import { shuffled } from './shuffled.ts';
import { inWords, sameTexts, sentence, type KindRules } from './verdict.ts';

const wordsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);

export const putInOrder: KindRules<'put-in-order'> = {
  open: ({ id, kind, question, items }) => ({
    id,
    kind,
    question,
    items: shuffled(wordsOf(items), id),
  }),
  judge: ({ items }, { order }) => {
    if (!sameTexts(order, wordsOf(items))) return undefined;
    const astray = items.findIndex(({ text }, place) => text !== order[place]);
    const inPlace = astray === -1 ? items.length : astray;
    const marks = order.map((_, place) => (place < inPlace ? ('right' as const) : null));
    if (astray === -1) return { result: 'right', marks };
    const misplaced = items.find(({ text }) => text === order[astray]);
    return {
      result: 'wrong',
      // Only those before the first mistake: more ticks would soon leave one order.
      marks,
      tally:
        inPlace === 0
          ? 'The first one belongs further down.'
          : sentence(`the first ${inPlace > 1 ? `${inWords(inPlace)} are` : 'one is'} in place`),
      hint: misplaced && 'hint' in misplaced ? misplaced.hint : undefined,
    };
  },
  solution: ({ kind, items }) => ({ kind, order: wordsOf(items) }),
};
