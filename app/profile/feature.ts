import type { Feature } from '#app/platform/feature.ts';
import { profilePersonalData } from './server/personal-data.service.ts';
import { photoFiles, profileApi } from './server/routes.ts';

export const profile: Feature = {
  name: 'profile',
  api: [profileApi],
  routes: photoFiles,
  personalData: profilePersonalData,
};
