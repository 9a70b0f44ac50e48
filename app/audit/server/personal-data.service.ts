import type { PersonalData } from '#app/platform/personal-data.ts';

export const auditPersonalData: PersonalData = {
  part: 'audit',
  tables: {
    admin_actions:
      'what admins did stands for ever, by ids alone; not exported, as it is about the admins',
  },
};
