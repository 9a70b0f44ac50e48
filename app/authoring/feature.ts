import type { Feature } from '#app/platform/feature.ts';
import { authoringActions } from './actions.ts';
import { authoringNews } from './news.ts';
import { noteSuppliedTexts } from './server/newest-texts.service.ts';
import { authoringPersonalData } from './server/personal-data.service.ts';
import { authoringApis } from './server/routes.ts';

export const authoring: Feature = {
  name: 'authoring',
  api: authoringApis,
  seed: noteSuppliedTexts,
  personalData: authoringPersonalData,
  news: authoringNews,
  audit: { actions: authoringActions },
};
