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
