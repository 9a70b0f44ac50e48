import type { Feature } from '#app/platform/feature.ts';
import { mediaActions } from './actions.ts';
import { mediaFiles } from './server/files.routes.ts';
import { mediaPersonalData } from './server/personal-data.service.ts';
import { googlePicturesApi, mediaApi } from './server/routes.ts';

export const media: Feature = {
  name: 'media',
  api: [mediaApi, googlePicturesApi],
  routes: mediaFiles,
  personalData: mediaPersonalData,
  audit: { actions: mediaActions },
};
