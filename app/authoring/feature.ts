import type { Feature } from '#app/platform/feature.ts';
import { authoringActions } from './actions.ts';
import { authoringApi, publishingApi } from './server/routes.ts';

export const authoring: Feature = {
  name: 'authoring',
  api: [authoringApi, publishingApi],
  audit: { actions: authoringActions },
};
