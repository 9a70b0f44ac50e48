import type { Feature } from '#app/platform/feature.ts';
import { unsubscribePath } from './addresses.ts';
import { notificationsPersonalData } from './server/personal-data.service.ts';
import { notificationsApi } from './server/routes.ts';

export const notifications: Feature = {
  name: 'notifications',
  api: [notificationsApi],
  oneClick: [unsubscribePath],
  personalData: notificationsPersonalData,
};
