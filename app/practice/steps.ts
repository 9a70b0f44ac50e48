import type { BlockOf, KindRules, Mark, Verdict } from './verdict.ts';

type Steps = BlockOf<'step-through'>['steps'];

/** The steps as someone sees them who has answered so many of the questions. */
function reached(steps: Steps, answered: number): NonNullable<Verdict['steps']> {
  const asking = steps.flatMap(({ ask }, place) => (ask ? place : []));
  const last = asking[answered] ?? steps.length - 1;
  return steps.map(({ title, detail, say, ask }, place) => {
    if (place > last)
      return { title: steps[place - 1]?.ask ? null : title, detail: null, say: null, ask: null };
    const open = ask && { question: ask.question, options: ask.options.map(({ text }) => text) };
    return { title, detail: detail ?? null, say, ask: open ?? null };
  });
}

export const stepThrough: KindRules<'step-through'> = {
  open: ({ id, kind, steps }) => ({ id, kind, steps: reached(steps, 0) }),
  judge: ({ steps }, { choices }) => {
    const asked = steps.flatMap(({ ask }) => ask ?? []);
    const chosen = choices.map((choice, place) =>
      asked[place]?.options.find(({ text }) => text === choice),
    );
    if (choices.length === 0 || chosen.includes(undefined)) return undefined;
    const marks = chosen.map((option): Mark => (option?.right ? 'right' : 'wrong'));
    const wrong = marks.indexOf('wrong');
    const answered = wrong === -1 ? marks.length : wrong;
    const seen = reached(steps, answered);
    if (wrong !== -1) return { result: 'wrong', marks, hint: chosen[wrong]?.hint, steps: seen };
    return { result: answered === asked.length ? 'right' : 'on', marks, steps: seen };
  },
  solution: ({ kind, steps }) => ({
    kind,
    choices: steps.flatMap(({ ask }) => ask?.options.find(({ right }) => right)?.text ?? []),
  }),
};
