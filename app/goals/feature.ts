import type { Feature } from '#app/platform/feature.ts';
import { goalNews } from './news.ts';
import './server/reminders.service.ts';
import { goalsPersonalData } from './server/personal-data.service.ts';
import { goalsApi } from './server/routes.ts';

export const goals: Feature = {
  name: 'goals',
  api: [goalsApi],
  personalData: goalsPersonalData,
  news: goalNews,
};
