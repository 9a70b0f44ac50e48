import { diffArrays } from 'diff';

/** A stretch of two texts: in both, only in the later one, or only in the earlier one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * Between two texts with more differences than this, only how they begin and end is compared: nobody
 * would follow the rest word by word.
 */
const mostDifferences = 500;

/** What differs between two texts, word by word. */
export function textDifference(before: string, after: string): Piece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(was, is, { maxEditLength: mostDifferences });
  if (!changes) return replaced(was, is);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** One text in place of the other, except for what both begin and end with. */
function replaced(was: readonly string[], is: readonly string[]): Piece[] {
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  while (head < shorter && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const pieces: Piece[] = [
    { kind: 'same', text: is.slice(0, head).join('') },
    { kind: 'removed', text: was.slice(head, was.length - tail).join('') },
    { kind: 'added', text: is.slice(head, is.length - tail).join('') },
    { kind: 'same', text: is.slice(is.length - tail).join('') },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Words and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/**
 * The same difference, easier to read. Where changed words have only spaces between them, all that was
 * removed becomes one piece, followed by all that was added.
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

/** The words that were removed or added, with the spaces between them. */
const joined = (pieces: readonly Piece[], kind: 'added' | 'removed'): Piece => ({
  kind,
  text: pieces
    .filter((piece) => piece.kind === kind || piece.kind === 'same')
    .map(({ text }) => text)
    .join(''),
});
