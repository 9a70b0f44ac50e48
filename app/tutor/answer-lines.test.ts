import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerLines } from './answer-lines.ts';

const passages = ['A trigger begins a run.', 'A run costs one task.', 'Errors are mailed.'];

function linesOf(pieces: readonly string[]) {
  const answer = new AnswerLines(passages);
  const lines = pieces.flatMap((piece) => answer.add(piece));
  const { outside } = answer;
  return { outside, lines: [...lines, ...answer.rest()] };
}

const textOf = ({ lines }: ReturnType<typeof linesOf>) =>
  lines.map((line) => ('text' in line ? line.text : '')).join('');

test('a passage comes before the first reference to it, once', () => {
  expect(linesOf(['A run begins [1', '] and costs a task [2]. ', 'It begins [1] again.'])).toEqual({
    outside: false,
    lines: [
      { text: 'A run begins ' },
      { passage: 1, words: passages[0] },
      { passage: 2, words: passages[1] },
      { text: '[1] and costs a task [2]. ' },
      { text: 'It begins [1] again.' },
    ],
  });
});

test('what the lesson does not have can’t be quoted', () => {
  expect(textOf(linesOf(['Sure [9], or [0]', ', or [3]']))).toBe('Sure , or , or [3]');
});

test('several passages in one pair of brackets are each a reference', () => {
  expect(linesOf(['It costs a task [1, 2', ', 9].'])).toEqual({
    outside: false,
    lines: [
      { text: 'It costs a task ' },
      { passage: 1, words: passages[0] },
      { passage: 2, words: passages[1] },
      { text: '[1][2].' },
    ],
  });
});

test.each(['NOT_IN_LESSON.', '**NOT_IN_LESSON**', '`NOT_IN', 'NOT_IN_LESSON\nIt is about bread.'])(
  'no learner reads the word for “not in the lesson”: %s',
  (said) => {
    const whole = said === '`NOT_IN' ? [said, '_LESSON`'] : [said];
    expect(linesOf(whole)).toEqual({ outside: true, lines: [] });
  },
);

test('“not in the lesson” is no text, in whatever pieces it comes', () => {
  expect(linesOf([' NOT_', 'IN_LES', 'SON\n'])).toEqual({ outside: true, lines: [] });
  expect(textOf(linesOf(['NOT', ' everything is automatic [2].']))).toBe(
    'NOT everything is automatic [2].',
  );
  expect(linesOf([])).toEqual({ outside: false, lines: [] });
});

test('however an answer is cut, its text and its passages are the same', () => {
  const words = fc.constantFrom(
    'run ',
    '[1]',
    '[2]',
    '[9]',
    '[',
    ']',
    '[[3]]',
    'NOT_IN_LESSON',
    '[1, 2]',
    '[3; ',
    '**',
    'क ',
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      (text, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted(
          (one, other) => one - other,
        );
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        const [whole, cut] = [linesOf([text]), linesOf(pieces)];
        expect(textOf(cut)).toBe(textOf(whole));
        expect(cut.outside).toBe(whole.outside);
        const passagesOf = ({ lines }: typeof whole) => lines.filter((line) => 'passage' in line);
        expect(passagesOf(cut)).toEqual(passagesOf(whole));
      },
    ),
  );
});
