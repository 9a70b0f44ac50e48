import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inStretches, textDifference, type Piece } from './word-difference.ts';

const without = (pieces: readonly Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('a changed sentence shows the words that came and went', () => {
  expect(textDifference('A table is important here.', 'A table can be created here.')).toEqual([
    { kind: 'same', text: 'A table ' },
    { kind: 'removed', text: 'is' },
    { kind: 'added', text: 'can' },
    { kind: 'same', text: ' ' },
    { kind: 'removed', text: 'important' },
    { kind: 'added', text: 'be' },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: 'created ' },
    { kind: 'same', text: 'here.' },
  ]);
  expect(textDifference('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
  expect(textDifference('Same', 'Same')).toEqual([{ kind: 'same', text: 'Same' }]);
});

test('a sentence written anew is read as one that replaces the other', () => {
  const stretches = (before: string, after: string) => inStretches(textDifference(before, after));
  expect(stretches('Ask five people. Yes.', 'Talk to friends first. Yes.')).toEqual([
    { kind: 'removed', text: 'Ask five people. ' },
    { kind: 'added', text: 'Talk to friends first. ' },
    { kind: 'same', text: 'Yes.' },
  ]);
  // Words that were only added stay where they are.
  expect(stretches('one two', 'one and two and')).toEqual(
    textDifference('one two', 'one and two and'),
  );
});

test('both texts can be read from the difference, which is the shortest', () => {
  const words = fc
    .array(fc.constantFrom('ask', 'five', 'people', '\n\n', '  ', 'twice'), { maxLength: 30 })
    .map((list) => list.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = textDifference(before, after);
      for (const shown of [pieces, inStretches(pieces)]) {
        expect(without(shown, 'added')).toBe(before);
        expect(without(shown, 'removed')).toBe(after);
      }
      const changed = pieces
        .filter(({ kind }) => kind !== 'same')
        .flatMap(({ text }) => text.match(/\s+|\S+/g) ?? []);
      expect(changed).toHaveLength(fewestChanges(before, after));
    }),
  );
});

/** A paragraph of thirty words, none of which is in another. */
const paragraph = (name: string) =>
  Array.from({ length: 30 }, (_, word) => `${name}${word}`).join(' ');

test('of a long text with many changes, each paragraph is compared with its own', () => {
  const names = Array.from({ length: 40 }, (_, at) => `p${at}w`);
  const before = names.map(paragraph).join('\n\n');
  const after = names
    .map((name, at) => (at % 4 === 0 ? paragraph(`new${at}w`) : paragraph(name)))
    .join('\n\n')
    .replace('p2w7 ', 'other ');
  const pieces = inStretches(textDifference(before, after));
  expect(pieces.slice(0, 6)).toEqual([
    { kind: 'removed', text: paragraph('p0w') },
    { kind: 'added', text: paragraph('new0w') },
    { kind: 'same', text: expect.stringMatching(/^\n\np1w0 .* p2w6 $/s) },
    { kind: 'removed', text: 'p2w7' },
    { kind: 'added', text: 'other' },
    { kind: 'same', text: expect.stringMatching(/^ p2w8 .* p3w29\n\n$/s) },
  ]);
  expect(without(pieces, 'added')).toBe(before);
  expect(without(pieces, 'removed')).toBe(after);
});

test('paragraphs that came or went between others are shown as such', () => {
  const text = (...names: string[]) => names.map(paragraph).join('\n\n');
  const many = Array.from({ length: 9 }, (_, at) => `m${at}w`);
  expect(textDifference(text('a', 'b'), text('a', ...many, 'b'))).toEqual([
    { kind: 'same', text: `${paragraph('a')}\n\n` },
    { kind: 'added', text: `${text(...many)}\n\n` },
    { kind: 'same', text: paragraph('b') },
  ]);
});

test('both texts can be read from the difference of long ones too', () => {
  const part = fc.array(fc.constantFrom(...'abcdefghij', '\n'), { minLength: 20, maxLength: 80 });
  const texts = fc
    .array(part, { minLength: 10, maxLength: 30 })
    .map((parts) => parts.map((words) => words.join(' ')).join('\n\n'));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pieces = textDifference(before, after);
      for (const shown of [pieces, inStretches(pieces)]) {
        expect(without(shown, 'added')).toBe(before);
        expect(without(shown, 'removed')).toBe(after);
      }
    }),
    { numRuns: 20 },
  );
});

test('texts with little in common replace each other between their beginning and end', () => {
  const text = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(' ');
  expect(textDifference(text('a'), text('b'))).toEqual([
    { kind: 'removed', text: text('a') },
    { kind: 'added', text: text('b') },
  ]);
  expect(textDifference(`We ask. ${text('a')} Bye.`, `We ask. ${text('b')} Bye.`)).toEqual([
    { kind: 'same', text: 'We ask. ' },
    { kind: 'removed', text: text('a') },
    { kind: 'added', text: text('b') },
    { kind: 'same', text: ' Bye.' },
  ]);
  expect(textDifference('again', `again again ${text('b')}`)).toEqual([
    { kind: 'same', text: 'again' },
    { kind: 'added', text: ` again ${text('b')}` },
  ]);
});

/** By the longest common subsequence, which needs no cleverness. */
function fewestChanges(before: string, after: string): number {
  const was = before.match(/\s+|\S+/g) ?? [];
  const is = after.match(/\s+|\S+/g) ?? [];
  let row = Array.from({ length: is.length + 1 }, () => 0);
  for (const word of was) {
    const next = [0];
    for (const [at, other] of is.entries())
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return was.length + is.length - 2 * (row.at(-1) ?? 0);
}
