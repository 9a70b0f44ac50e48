/**
 * The number of typing errors between two words: a letter missing, added or replaced, or two
 * neighbours swapped.
 */
export function editsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const same = letter === otherLetter;
      const swapped = letter === b[column - 1] && a[row - 1] === otherLetter;
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + Number(!same),
          swapped ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
