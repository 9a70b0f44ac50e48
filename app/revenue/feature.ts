import type { Feature } from '#app/platform/feature.ts';
import { revenueActions } from './actions.ts';
import { revenueApi } from './server/routes.ts';

export const revenue: Feature = {
  name: 'revenue',
  api: [revenueApi],
  audit: { actions: revenueActions },
};
