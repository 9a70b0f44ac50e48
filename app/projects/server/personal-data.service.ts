import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  forgetPerson,
  responseFacts,
  savedFacts,
  submissionFacts,
} from './personal-data.queries.ts';

export const projectsPersonalData: PersonalData = {
  part: 'projects',
  inPolicy: 'Projects you submitted, with the points and the responses',
  tables: {
    project_submissions:
      'those of the person are exported with their responses, and deleted; responses to others’ are exported, and kept without saying whose they are',
    project_versions: 'those that the person saved are exported; kept without saying by whom',
  },
  exportOf: async ({ uid }) => ({
    data: {
      submissions: await submissionFacts(uid),
      responses: await responseFacts(uid),
      saved: await savedFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => forgetPerson(uid),
};
