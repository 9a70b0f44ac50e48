import type { Feature } from '#app/platform/feature.ts';
import { announcementActions } from './actions.ts';
import { announcementsPersonalData } from './server/personal-data.service.ts';
import { announcementsApi } from './server/routes.ts';
import { upcomingAddresses } from './server/sitemap.service.ts';

export const announcements: Feature = {
  name: 'announcements',
  api: [announcementsApi],
  personalData: announcementsPersonalData,
  sitemap: [upcomingAddresses],
  audit: { actions: announcementActions },
};
