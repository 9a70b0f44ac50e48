import type { Feature } from '#app/platform/feature.ts';
import { accountActions } from './actions.ts';
import { accountNews } from './news.ts';
import { accountsPersonalData } from './server/personal-data.service.ts';
import { accountsApi, ownAccountApi } from './server/routes.ts';
import { grantConfiguredAdmin } from './server/service.ts';

export const accounts: Feature = {
  name: 'accounts',
  api: [accountsApi, ownAccountApi],
  work: async (parts) => {
    await grantConfiguredAdmin(parts);
    return undefined;
  },
  personalData: accountsPersonalData,
  audit: { actions: accountActions },
  news: accountNews,
};
