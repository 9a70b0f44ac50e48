import type { Feature } from '#app/platform/feature.ts';
import { foundersHubPersonalData } from './server/personal-data.service.ts';
import { foundersHubApi } from './server/routes.ts';

export const foundersHub: Feature = {
  name: 'founders-hub',
  api: [foundersHubApi],
  personalData: foundersHubPersonalData,
};
