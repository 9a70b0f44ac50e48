/** What became of a reward that was held: nothing yet, paid out in its time, or taken back. */
export const heldStates = ['held', 'released', 'reversed'] as const;
export type HeldState = (typeof heldStates)[number];
