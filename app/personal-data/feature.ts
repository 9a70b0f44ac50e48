import type { Feature } from '#app/platform/feature.ts';
import { personalDataActions } from './actions.ts';
import { deletionsPersonalData } from './server/personal-data.service.ts';
import { personalDataApi } from './server/routes.ts';

export const personalData: Feature = {
  name: 'personal-data',
  api: [personalDataApi],
  personalData: deletionsPersonalData,
  audit: { actions: personalDataActions },
};
