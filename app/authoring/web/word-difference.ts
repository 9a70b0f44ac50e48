import { diffArrays } from 'diff';

/** A stretch of two texts: in both, only in the later one, or only in the earlier one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * Two texts with more differences than this are shown as one that replaces the other: nobody would
 * follow them word by word.
 */
const mostDifferences = 500;

/** What differs between two texts, word by word. */
export function textDifference(before: string, after: string): Piece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(was, is, { maxEditLength: mostDifferences }) ?? [
    { removed: true, added: false, value: was },
    { removed: false, added: true, value: is },
  ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * The same difference for readers: where only the spaces between changed words stayed, what went is
 * one stretch, and what came another.
 */
export function inStretches(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  let changed: Piece[] = [];
  const finish = () => {
    const spaces = changed.at(-1)?.kind === 'same' ? changed.splice(-1) : [];
    const kinds = new Set(changed.map(({ kind }) => kind));
    if (kinds.has('removed') && kinds.has('added'))
      read.push(joined(changed, 'removed'), joined(changed, 'added'));
    else read.push(...changed);
    read.push(...spaces);
    changed = [];
  };
  for (const piece of pieces) {
    const unchanged = piece.kind === 'same' && (changed.length === 0 || piece.text.trim() !== '');
    if (unchanged) finish();
    (unchanged ? read : changed).push(piece);
  }
  finish();
  return read;
}

/** What was there before, or is there after, some pieces. */
const joined = (pieces: readonly Piece[], kind: 'added' | 'removed'): Piece => ({
  kind,
  text: pieces
    .filter((piece) => piece.kind === kind || piece.kind === 'same')
    .map(({ text }) => text)
    .join(''),
});
