/** The data that a founder stores with a task. */
export interface Kept {
  done: boolean;
  notes: string;
}

/** A tick is a single press: if this side changed it, this side wins, otherwise the other. */
export const mergedTick = (base: Kept, mine: Kept, theirs: Kept): boolean =>
  mine.done === base.done ? theirs.done : mine.done;

/**
 * Someone has saved a task elsewhere (another tab, the phone) while it was edited here. A change on
 * one side only is taken from that side. Undefined: both changed the notes, and a person must
 * choose.
 */
export function merged(base: Kept, mine: Kept, theirs: Kept): Kept | undefined {
  const done = mergedTick(base, mine, theirs);
  if (mine.notes === theirs.notes || mine.notes === base.notes)
    return { done, notes: theirs.notes };
  return theirs.notes === base.notes ? { done, notes: mine.notes } : undefined;
}
