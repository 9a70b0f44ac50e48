/** What a founder keeps with a task. */
export interface Kept {
  done: boolean;
  notes: string;
}

/**
 * Someone has saved a task elsewhere (another tab, the phone) while it was worked on here. What only one side changed is taken from
 * that side; a tick is a press, so the one made here counts. Undefined: both wrote other notes, and a person must choose.
 */
export function merged(base: Kept, mine: Kept, theirs: Kept): Kept | undefined {
  const done = mine.done === base.done ? theirs.done : mine.done;
  if (mine.notes === theirs.notes || mine.notes === base.notes) return { done, notes: theirs.notes };
  return theirs.notes === base.notes ? { done, notes: mine.notes } : undefined;
}
