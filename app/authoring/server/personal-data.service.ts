import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteAuthorships, ownCourseFacts } from './authors.queries.ts';

export const authoringPersonalData: PersonalData = {
  part: 'authoring',
  inPolicy: 'which courses are yours',
  tables: { course_authors: 'exported; deleted, the courses stay' },
  exportOf: async ({ uid }) => ({ data: { courses: await ownCourseFacts(uid) } }),
  erase: async (_ctx, { uid }) => {
    await deleteAuthorships(uid);
  },
};
