import type { Feature } from '#app/platform/feature.ts';
import { openingActions } from './actions.ts';
import { openingsApi } from './server/routes.ts';
import { openingEntries, openingsSource } from './server/service.ts';

export const openings: Feature = {
  name: 'openings',
  api: [openingsApi],
  search: [openingsSource],
  sitemap: openingEntries,
  audit: { actions: openingActions },
};
