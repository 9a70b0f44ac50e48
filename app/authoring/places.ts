/** The ids in the order after one of them was moved to a place, from 1; a larger one is the last. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] =>
  ids.filter((each) => each !== id).toSpliced(place - 1, 0, id);

/** An address that no other lesson of the course has: the name's own, else with a number. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.slice(0, 70) || 'lesson';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
