import { contentChanged } from '#app/platform/content-changed.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import { certificatesOf, withdrawFromPublic } from './queries.ts';

export const certificatesPersonalData: PersonalData = {
  part: 'certificates',
  inPolicy: 'Certificates of the courses and learning paths you finished',
  tables: {
    certificates:
      'exported; stays as it is if the person chose that with the deletion, otherwise kept without the name and shown as withdrawn',
  },
  exportOf: async ({ uid }) => ({
    data: (await certificatesOf(uid)).map((row) => ({
      number: row.number,
      name: row.name,
      kind: row.kind,
      title: row.course_title,
      finishedAt: row.finished_at,
      issuedAt: row.issued_at,
      withdrawnAt: row.revoked_at,
      withdrawnBecause: row.revoked_reason,
    })),
  }),
  erase: async ({ clock }, { uid }) => {
    await withdrawFromPublic(uid, clock.now(), 'Its holder deleted their account');
    await contentChanged('certificates');
  },
};
