import type { PersonalData } from '#app/platform/personal-data.ts';
import { boughtFacts, forgetAddress, forgetCodesOf, redeemedFacts } from './queries.ts';

export const seatsPersonalData: PersonalData = {
  part: 'seats',
  inPolicy: 'Codes that you bought for other people',
  tables: {
    seats:
      'exported; kept without the person, since memberships follow from them; the codes themselves and the addresses they were sent to are deleted, and the codes still work',
  },
  exportOf: async ({ uid }) => ({
    data: { bought: await boughtFacts(uid), redeemed: await redeemedFacts(uid) },
  }),
  erase: async (_ctx, { uid, email }) => {
    await forgetCodesOf(uid);
    await forgetAddress(email);
  },
};
