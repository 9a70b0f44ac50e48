import type { Feature } from '#app/platform/feature.ts';
import { highlightActions } from './actions.ts';
import { communityApi } from './server/routes.ts';

export const community: Feature = {
  name: 'community',
  api: [communityApi],
  audit: { actions: highlightActions },
};
