import type { Feature } from '#app/platform/feature.ts';
import { openingActions } from './actions.ts';
import { openingsApi } from './server/routes.ts';
import { openingsSource } from './server/service.ts';
import { openingAddresses } from './server/sitemap.service.ts';

export const openings: Feature = {
  name: 'openings',
  api: [openingsApi],
  search: [openingsSource],
  sitemap: [openingAddresses],
  audit: { actions: openingActions },
};
