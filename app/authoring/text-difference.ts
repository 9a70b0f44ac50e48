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
  const was = wordsOf(before);
  const is = wordsOf(after);
  const start = commonStart(was, is);
  const end = commonStart(was.slice(start).toReversed(), is.slice(start).toReversed());
  return joined([
    ...was.slice(0, start).map(of('same')),
    ...between(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map(of('same')),
  ]);
}

/** Words and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

const of =
  (kind: Piece['kind']) =>
  (text: string): Piece => ({ kind, text });

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * The shortest way from one list of words to the other (E. W. Myers, "An O(ND) Difference
 * Algorithm", 1986).
 */
function between(was: readonly string[], is: readonly string[]): Piece[] {
  // How far along the earlier text each diagonal has come, after each number of differences.
  const reached: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let differences = 0; differences <= mostDifferences; differences += 1) {
    reached.push(furthest);
    const next = new Map(furthest);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = startOn(next, diagonal, differences);
      while (x < was.length && x - diagonal < is.length && was[x] === is[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= was.length && x - diagonal >= is.length) return wayBack(was, is, reached);
    }
    furthest = next;
  }
  return [...was.map(of('removed')), ...is.map(of('added'))];
}

/** Where a diagonal begins: beside the neighbour that has come further. */
function startOn(furthest: ReadonlyMap<number, number>, diagonal: number, steps: number): number {
  return isFromAbove(furthest, diagonal, steps)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;
}

function wayBack(
  was: readonly string[],
  is: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
): Piece[] {
  const pieces: Piece[] = [];
  let x = was.length;
  let y = is.length;
  for (const [differences, furthest] of [...reached.entries()].toReversed()) {
    const diagonal = x - y;
    const from = startOn(furthest, diagonal, differences);
    while (x > from && y > from - diagonal) {
      pieces.push({ kind: 'same', text: was[x - 1] ?? '' });
      x -= 1;
      y -= 1;
    }
    if (differences === 0) break;
    if (isFromAbove(furthest, diagonal, differences)) {
      pieces.push({ kind: 'added', text: is[y - 1] ?? '' });
      y -= 1;
    } else {
      pieces.push({ kind: 'removed', text: was[x - 1] ?? '' });
      x -= 1;
    }
  }
  return pieces.toReversed();
}

const isFromAbove = (
  furthest: ReadonlyMap<number, number>,
  diagonal: number,
  steps: number,
): boolean =>
  diagonal === -steps ||
  (diagonal !== steps && (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1));

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
