import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteOwn, mentorshipFacts, registrationFacts } from './participation.queries.ts';

export const hackathonsPersonalData: PersonalData = {
  part: 'hackathons',
  inPolicy: 'Registrations for hackathons',
  tables: {
    hackathon_registrations: 'exported; deleted',
    mentorship_requests: 'exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: {
      registrations: await registrationFacts(uid),
      mentorshipRequests: await mentorshipFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => deleteOwn(uid),
};
