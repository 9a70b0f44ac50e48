import type { PersonalData } from '#app/platform/personal-data.ts';

export const auditPersonalData: PersonalData = {
  part: 'audit',
  inPolicy: 'What admins did',
  tables: {
    admin_actions:
      'what admins did is kept for good, by ids alone; not exported, because it is about the admins',
  },
};
