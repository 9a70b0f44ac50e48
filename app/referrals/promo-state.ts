/** What a promo code is at the moment: for everyone, whatever a single buyer may be refused for. */
export const promoStates = ['live', 'waiting', 'used-up', 'ended'] as const;
export type PromoState = (typeof promoStates)[number];

export const promoStateNames: Record<PromoState, string> = {
  live: 'Live',
  waiting: 'Waiting',
  'used-up': 'Used up',
  ended: 'Ended',
};

/** The page of the desk that shows this code. */
export const promoDeskPath = (code: string): string => `/admin/codes?q=${encodeURIComponent(code)}`;
