import type { Feature } from '#app/platform/feature.ts';
import { tutorPersonalData } from './server/personal-data.service.ts';
import { tutorApi } from './server/routes.ts';

export const tutor: Feature = {
  name: 'tutor',
  api: [tutorApi],
  personalData: tutorPersonalData,
};
