import type { Feature } from '#app/platform/feature.ts';
import { factorActions } from './actions.ts';
import { factorsPersonalData } from './server/personal-data.service.ts';
import { factorsApi } from './server/routes.ts';

export const factors: Feature = {
  name: 'factors',
  api: [factorsApi],
  personalData: factorsPersonalData,
  audit: { actions: factorActions },
};
