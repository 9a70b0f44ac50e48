import type { Feature } from '#app/platform/feature.ts';
import { learningPersonalData } from './server/personal-data.service.ts';
import { learningApi } from './server/routes.ts';

export const learning: Feature = {
  name: 'learning',
  api: [learningApi],
  personalData: learningPersonalData,
};
