import type { Feature } from '#app/platform/feature.ts';
import { authoringActions } from './actions.ts';
import { authoringNews } from './news.ts';
import { authoringPersonalData } from './server/personal-data.service.ts';
import { authoringApis } from './server/routes.ts';

export const authoring: Feature = {
  name: 'authoring',
  api: authoringApis,
  personalData: authoringPersonalData,
  news: authoringNews,
  audit: { actions: authoringActions },
};
