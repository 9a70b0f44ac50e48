import { inWords, sentence, type KindRules, type Mark } from './verdict.ts';

export const chooseOne: KindRules<'choose-one'> = {
  open: ({ id, kind, question, options }) => ({
    id,
    kind,
    question,
    options: options.map(({ text }) => text),
  }),
  judge: ({ options }, { choice }) => {
    const chosen = options.find(({ text }) => text === choice);
    if (!chosen) return undefined;
    const mark = chosen.right ? 'right' : 'wrong';
    return {
      result: mark,
      marks: options.map((option) => (option === chosen ? mark : null)),
      hint: chosen.hint,
    };
  },
  solution: ({ kind, options }) => ({
    kind,
    choice: options.find(({ right }) => right)?.text ?? '',
  }),
};

export const chooseSeveral: KindRules<'choose-several'> = {
  open: ({ id, kind, question, options }) => ({
    id,
    kind,
    question,
    options: options.map(({ text }) => text),
  }),
  judge: ({ options }, { choices }) => {
    const chosen = new Set(choices);
    if (choices.some((choice) => !options.some(({ text }) => text === choice))) return undefined;
    const wrong = options.filter(({ text, right }) => chosen.has(text) !== right);
    if (wrong.length === 0)
      return { result: 'right', marks: options.map(({ right }) => (right ? 'right' : null)) };
    const picked = wrong.filter(({ right }) => !right);
    return {
      result: 'wrong',
      // A tick beside the right ones would say that the others are wrong.
      marks: options.map((option): Mark => (picked.includes(option) ? 'wrong' : null)),
      tally: tallyOf(chosen.size - picked.length, picked.length, wrong.length - picked.length),
      hint: [...picked, ...wrong].find(({ hint }) => hint)?.hint,
    };
  },
  solution: ({ kind, options }) => ({
    kind,
    choices: options.filter(({ right }) => right).map(({ text }) => text),
  }),
};

/** “Two are right, one is not, and one is missing.” */
function tallyOf(right: number, wrong: number, missing: number): string {
  const isAre = (count: number) => (count === 1 ? 'is' : 'are');
  const told = [
    right > 0 && `${inWords(right)} ${isAre(right)} right`,
    wrong > 0 && `${inWords(wrong)} ${isAre(wrong)} ${right > 0 ? 'not' : 'wrong'}`,
    missing > 0 && `${inWords(missing)} ${isAre(missing)} missing`,
  ].filter((each) => each !== false);
  const last = told.pop() ?? '';
  return sentence(told.length > 0 ? `${told.join(', ')}, and ${last}` : last);
}
