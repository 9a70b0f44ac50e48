import type { Feature } from '#app/platform/feature.ts';
import { accountActions } from './actions.ts';
import { accountNews } from './news.ts';
import { accountsPersonalData } from './server/personal-data.service.ts';
import { accountsApi } from './server/routes.ts';

export const accounts: Feature = {
  name: 'accounts',
  api: [accountsApi],
  personalData: accountsPersonalData,
  audit: { actions: accountActions },
  news: accountNews,
};
