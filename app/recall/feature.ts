import type { Feature } from '#app/platform/feature.ts';
import { recallPersonalData } from './server/personal-data.service.ts';
import { recallApi } from './server/routes.ts';

export const recall: Feature = {
  name: 'recall',
  api: [recallApi],
  personalData: recallPersonalData,
};
