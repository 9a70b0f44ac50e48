import type { Feature } from '#app/platform/feature.ts';
import { membershipActions } from './actions.ts';
import { membershipNews } from './news.ts';
// It defines the job that reminds people.
import './server/reminders.service.ts';
import { membershipsPersonalData } from './server/personal-data.service.ts';
import { membershipsApi, planDeskApi } from './server/routes.ts';

export const memberships: Feature = {
  name: 'memberships',
  api: [membershipsApi, planDeskApi],
  personalData: membershipsPersonalData,
  audit: { actions: membershipActions },
  news: membershipNews,
};
