import type { PersonalData } from '#app/platform/personal-data.ts';
import { selectPeriods } from './queries.ts';

export const membershipsPersonalData: PersonalData = {
  part: 'memberships',
  inPolicy: 'periods of membership',
  tables: {
    membership_periods:
      'exported; kept without the person, since payments and rewards are calculated from them',
    standings: 'derived from the account and its membership_periods',
  },
  exportOf: async ({ uid }) => ({
    data: (await selectPeriods(uid)).map(({ planType, startsAt, endsAt, reversedAt }) => ({
      planType,
      startsAt,
      endsAt,
      reversedAt,
    })),
  }),
};
