import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from './block.contract.ts';
import type { PracticeAnswer } from './contract.ts';
import { judge, openBlock, solutionOf } from './judge.ts';
import { again, freshRound, gaveUp, stateOf, tried, type Round } from './round.ts';

const common = { id: 'one', hints: ['A general hint', 'Another one'], why: 'The reason why' };
const option = (text: string, right = false) => ({ text, right, hint: `Hint for ${text}` });

const chooseOne: Block = {
  ...common,
  kind: 'choose-one',
  question: 'Which?',
  options: [option('a'), option('b', true), option('c')],
};
const chooseSeveral: Block = {
  ...common,
  kind: 'choose-several',
  question: 'Which ones?',
  options: [option('a', true), option('b'), option('c', true), option('d', true), option('e')],
};
const putInOrder: Block = {
  ...common,
  kind: 'put-in-order',
  question: 'In which order?',
  items: [{ text: 'a' }, { text: 'b', hint: 'Hint for b' }, { text: 'c' }, { text: 'd' }],
};
const match: Block = {
  ...common,
  kind: 'match',
  question: 'Which to which?',
  pairs: [
    { left: 'x', right: 'a' },
    { left: 'y', right: 'b', hint: 'Hint for y' },
    { left: 'z', right: 'c' },
  ],
  extra: ['d'],
};
const gaps: Block = {
  ...common,
  kind: 'fill-the-gaps',
  text: 'A customer has ___ subscriptions on ___ side.',
  gaps: [
    { answers: ['many', 'several'], hints: [] },
    { answers: ['the many'], hints: [{ for: 'the one', say: 'Hint for the one' }] },
  ],
};
const table: Block = {
  ...common,
  kind: 'correct-the-table',
  question: 'What is wrong?',
  columns: ['No', 'Amount', 'Method'],
  rows: [
    ['112', '₹3,200', 'UPI'],
    ['113', { shown: '1600 + rest', answers: ['₹1,600'], hints: [] }, 'Cash'],
    [
      '114',
      '₹3,200',
      { shown: 'UPI / ask', answers: ['UPI'], hints: [{ for: 'UPI or cash', say: 'Hint' }] },
    ],
  ],
};
const ask = { question: 'Which table?', options: [option('Customers'), option('Pauses', true)] };
const steps: Block = {
  ...common,
  kind: 'step-through',
  steps: [
    { title: 'Pause', detail: 'Thursday', say: 'He taps Pause.', ask },
    { title: 'Pauses', detail: 'One more row', say: 'A row of its own.' },
    { title: 'Kitchen', say: 'Who reads it?', ask: { ...ask, question: 'Who reads it?' } },
    { title: 'Bill', detail: 'One meal less', say: 'The bill follows.' },
  ],
};
const blocks = [chooseOne, chooseSeveral, putInOrder, match, gaps, table, steps];

test.for(blocks)(
  'the answer to $kind is right, and what learners get does not contain it',
  (block) => {
    expect(judge(block, solutionOf(block))?.result).toBe('right');
    const open = JSON.stringify(openBlock(block));
    for (const secret of ['Hint for', 'A general hint', 'The reason why', 'right"', 'One more row'])
      expect(open).not.toContain(secret);
    expect(open).not.toContain(JSON.stringify(solutionOf(block)).slice(1, -1));
  },
);

test('each wrong option has a hint of its own', () => {
  expect(judge(chooseOne, { kind: 'choose-one', choice: 'c' })).toEqual({
    result: 'wrong',
    marks: [null, null, 'wrong'],
    hint: 'Hint for c',
  });
});

test('of several options, only those chosen wrongly are marked, and the rest is counted', () => {
  const of = (...choices: string[]) => judge(chooseSeveral, { kind: 'choose-several', choices });
  expect(of('a', 'c', 'e')).toEqual({
    result: 'wrong',
    marks: [null, null, null, null, 'wrong'],
    tally: 'Two are right, one is not, and one is missing.',
    hint: 'Hint for e',
  });
  expect(of('a')?.tally).toBe('One is right, and two are missing.');
  expect(of('b', 'e')?.tally).toBe('Two are wrong, and three are missing.');
  expect(of('d', 'c', 'a')?.result).toBe('right');
});

test('in an order, only what comes before the first mistake is marked', () => {
  const of = (...order: string[]) => judge(putInOrder, { kind: 'put-in-order', order });
  expect(of('a', 'c', 'b', 'd')).toMatchObject({
    marks: ['right', null, null, null],
    tally: 'The first one is in place.',
  });
  expect(of('b', 'a', 'c', 'd')).toMatchObject({
    marks: [null, null, null, null],
    hint: 'Hint for b',
  });
  expect(of('a', 'a', 'b', 'c')).toBeUndefined();
});

test('each pair is marked, and the hint belongs to a wrong one', () => {
  expect(judge(match, { kind: 'match', rights: ['a', 'd', 'c'] })).toEqual({
    result: 'wrong',
    marks: ['right', 'wrong', 'right'],
    tally: 'Two of three are right.',
    hint: 'Hint for y',
  });
});

test('a gap takes any of its answers, whatever their capitals and spaces', () => {
  const of = (...typed: string[]) => judge(gaps, { kind: 'fill-the-gaps', gaps: typed });
  expect(of('Several ', 'THE  many.')?.result).toBe('right');
  expect(of('many', 'the one')).toMatchObject({
    marks: ['right', 'wrong'],
    hint: 'Hint for the one',
  });
});

test('a wrong cell that nobody touched is not marked, and a sum may be typed without its comma', () => {
  const of = (...rows: string[][]) => judge(table, { kind: 'correct-the-table', rows });
  expect(of(['₹3,200', 'UPI'], ['1600', 'Cash'], ['₹3,200', 'UPI / ask'])).toMatchObject({
    result: 'wrong',
    marks: [null, null, 'right', null, null, null],
    tally: 'One of two is right.',
  });
  expect(of(['₹3,200', 'UPI'], ['1600', 'Cash'], ['₹3,200', 'UPI or cash'])).toMatchObject({
    marks: [null, null, 'right', null, null, 'wrong'],
    hint: 'Hint',
  });
  expect(of(['₹3,200', 'UPI'], ['1,600', 'Card'], ['₹3,200', 'UPI'])).toMatchObject({
    result: 'wrong',
    marks: [null, null, 'right', 'wrong', null, 'right'],
  });
});

test('a step stays hidden until the question before it is answered', () => {
  const titles = (answer: string[]) =>
    judge(steps, { kind: 'step-through', choices: answer })?.steps?.map(({ title }) => title);
  const open = openBlock(steps);
  expect(open.kind === 'step-through' && open.steps.map(({ title }) => title)).toEqual([
    'Pause',
    null,
    'Kitchen',
    null,
  ]);
  expect(titles(['Customers'])).toEqual(['Pause', null, 'Kitchen', null]);
  expect(titles(['Pauses'])).toEqual(['Pause', 'Pauses', 'Kitchen', null]);
  expect(titles(['Pauses', 'Pauses'])).toEqual(['Pause', 'Pauses', 'Kitchen', 'Bill']);
});

test('an answer that is right so far uses no try', () => {
  const round = tried(freshRound, steps, { kind: 'step-through', choices: ['Pauses'] });
  expect(round).toMatchObject({ tries: 0, outcome: 'open', done: false });
});

/** Any answer that a learner could send to a block. */
const answerTo = (block: Block): fc.Arbitrary<PracticeAnswer> => {
  const wrong = (text: string) => fc.constantFrom(text, 'none of these');
  const solution = solutionOf(block);
  switch (solution.kind) {
    case 'choose-one':
      return fc
        .constantFrom(...(block.kind === 'choose-one' ? block.options : []).map(({ text }) => text))
        .map((choice) => ({ kind: solution.kind, choice }));
    case 'choose-several':
      return fc
        .subarray((block.kind === 'choose-several' ? block.options : []).map(({ text }) => text))
        .map((choices) => ({ kind: solution.kind, choices }));
    case 'put-in-order':
      return fc
        .shuffledSubarray(solution.order, { minLength: solution.order.length })
        .map((order) => ({ kind: solution.kind, order }));
    case 'match':
      return fc
        .shuffledSubarray(solution.rights, { minLength: solution.rights.length })
        .map((rights) => ({ kind: solution.kind, rights }));
    case 'fill-the-gaps':
      return fc
        .tuple(...solution.gaps.map(wrong))
        .map((typed) => ({ kind: solution.kind, gaps: typed }));
    case 'correct-the-table':
      return fc
        .tuple(...solution.rows.map((row) => fc.tuple(...row.map(wrong))))
        .map((rows) => ({ kind: solution.kind, rows }));
    case 'step-through':
      return fc
        .array(fc.constantFrom('Customers', 'Pauses'), { minLength: 1, maxLength: 2 })
        .map((choices) => ({ kind: solution.kind, choices }));
  }
};

test('whatever learners do: three tries, the answer never early, and what is done stays done', () => {
  const moves = fc
    .constantFrom(...blocks)
    .chain((block) =>
      fc.tuple(
        fc.constant(block),
        fc.array(
          fc.oneof(
            { weight: 4, arbitrary: answerTo(block) },
            fc.constant('show' as const),
            fc.constant('again' as const),
          ),
          { maxLength: 12 },
        ),
      ),
    );
  fc.assert(
    fc.property(moves, ([block, doing]) => {
      let round: Round = freshRound;
      for (const move of doing) {
        const before = round;
        if (move === 'show') round = gaveUp(round) ?? round;
        else if (move === 'again') round = again(round);
        else round = tried(round, block, move) ?? round;
        const state = stateOf(block, round);
        expect(round.tries).toBeLessThanOrEqual(3);
        expect(before.done && !round.done).toBe(false);
        if (round.outcome !== 'open') expect(round.done).toBe(true);
        else {
          expect([state.why, state.solution]).toEqual([null, null]);
          expect(state.hint === null).toBe(round.tries === 0);
        }
        if (round.outcome === 'shown') expect(state.solution).toEqual(solutionOf(block));
      }
    }),
  );
});
