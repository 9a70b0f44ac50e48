import { diffArrays } from 'diff';

/** A stretch of two texts: in both, only in the later one, or only in the earlier one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * With more differences than this, nobody would follow a paragraph word by word. The time it takes grows
 * with their square: a lesson with nothing in common takes a slow phone less than a tenth of a second.
 */
const most = { words: 200, paragraphs: 200, wordsOfOne: 40 };

/** Words and the spaces between them, paragraphs and the empty lines between them. */
const words = /\s+|\S+/g;
const paragraphs = /\n+|[^\n]+(?:\n[^\n]+)*/g;

/** What differs between two texts, word by word; where much does, paragraph by paragraph first. */
export const textDifference = (before: string, after: string): Piece[] =>
  compared(words, most.words, before, after) ?? byParagraphs(before, after);

function byParagraphs(before: string, after: string): Piece[] {
  const changes = compared(paragraphs, most.paragraphs, before, after);
  if (!changes) return replaced(before, after);
  const pieces = changes.flatMap((change, at) => {
    const [last, next] = [changes[at - 1], changes[at + 1]];
    if (change.kind === 'added' && last?.kind === 'removed') return [];
    if (change.kind !== 'removed' || next?.kind !== 'added') return change;
    const texts = [change.text, next.text] as const;
    return compared(words, most.wordsOfOne, ...texts) ?? replaced(...texts);
  });
  return merged(pieces);
}

/** Neighbours of one kind as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind === piece.kind) all.splice(-1, 1, { ...last, text: last.text + piece.text });
    else all.push(piece);
  }
  return all;
}

/** Undefined if there are more differences than `limit`. Removed words come before those that replace them. */
function compared(unit: RegExp, limit: number, before: string, after: string): Piece[] | undefined {
  const changes = diffArrays(before.match(unit) ?? [], after.match(unit) ?? [], {
    maxEditLength: limit,
  });
  return changes?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** One text in place of the other, except for the words that both begin and end with. */
function replaced(before: string, after: string): Piece[] {
  const [was, is] = [before.match(words) ?? [], after.match(words) ?? []];
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

/**
 * The same difference, easier to read. Where changed words of a paragraph have only spaces between them,
 * all that was removed becomes one piece, followed by all that was added.
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
    const between = piece.text.trim() === '' && !piece.text.includes('\n\n');
    const unchanged = piece.kind === 'same' && (changed.length === 0 || !between);
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
