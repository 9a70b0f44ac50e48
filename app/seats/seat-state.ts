export const seatStates = ['free', 'redeemed', 'withdrawn'] as const;
export type SeatState = (typeof seatStates)[number];

/** Withdrawn comes first: such a code may have been redeemed before. */
export function seatState({
  redeemedAt,
  withdrawnAt,
}: {
  redeemedAt: Date | null;
  withdrawnAt: Date | null;
}): SeatState {
  if (withdrawnAt) return 'withdrawn';
  return redeemedAt ? 'redeemed' : 'free';
}

export const seatStateNames: Record<SeatState, string> = {
  free: 'Unused',
  redeemed: 'Redeemed',
  withdrawn: 'Withdrawn',
};
