/** The outcome of a held reward: none yet, released for payment, or reversed. */
export const heldStates = ['held', 'released', 'reversed'] as const;
export type HeldState = (typeof heldStates)[number];
