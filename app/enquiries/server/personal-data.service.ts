import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteAllFrom, enquiryFacts, subscriptionFacts } from './personal-data.queries.ts';

export const enquiriesPersonalData: PersonalData = {
  part: 'letters',
  inPolicy: 'What you write to us',
  tables: {
    enquiries: 'those from the account’s address are exported; deleted',
    enquiry_notes:
      'what admins tell each other: not exported; deleted with the enquiry, an author is kept by uid alone',
    newsletter_subscriptions:
      'those of the account’s address are exported; deleted with their codes',
  },
  exportOf: async ({ email }) => ({
    data: { enquiries: await enquiryFacts(email), newsletter: await subscriptionFacts(email) },
  }),
  erase: async (_ctx, { email }) => deleteAllFrom(email),
};
