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
