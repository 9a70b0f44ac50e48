import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteAllOf, notificationFacts, refusalFacts } from './personal-data.queries.ts';

export const notificationsPersonalData: PersonalData = {
  part: 'notifications',
  inPolicy: 'Notifications we showed or mailed',
  tables: { notifications: 'exported; deleted', notification_mail_refusals: 'exported; deleted' },
  exportOf: async ({ uid }) => ({
    data: { notifications: await notificationFacts(uid), unwantedMails: await refusalFacts(uid) },
  }),
  erase: async (_ctx, { uid }) => deleteAllOf(uid),
};
