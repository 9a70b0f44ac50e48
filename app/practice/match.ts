import { shuffled } from './shuffled.ts';
import { rightOf, type KindRules, type Mark } from './verdict.ts';

export const match: KindRules<'match'> = {
  open: ({ id, kind, question, pairs, extra }) => ({
    id,
    kind,
    question,
    lefts: pairs.map(({ left }) => left),
    rights: shuffled([...pairs.map(({ right }) => right), ...extra], id),
  }),
  judge: ({ pairs, extra }, { rights }) => {
    const known = [...pairs.map(({ right }) => right), ...extra];
    if (rights.length !== pairs.length || rights.some((right) => !known.includes(right)))
      return undefined;
    const marks = pairs.map(({ right }, place): Mark =>
      rights[place] === right ? 'right' : 'wrong',
    );
    const wrong = pairs.filter((_, place) => marks[place] === 'wrong');
    if (wrong.length === 0) return { result: 'right', marks };
    return {
      result: 'wrong',
      marks,
      tally: rightOf(marks),
      hint: wrong.find(({ hint }) => hint)?.hint,
    };
  },
  solution: ({ kind, pairs }) => ({ kind, rights: pairs.map(({ right }) => right) }),
};
