import type { Feature } from '#app/platform/feature.ts';
import { enquiryActions } from './actions.ts';
import { enquiryAddress, inboxPath, unsubscribePath } from './addresses.ts';
import { enquiriesPersonalData } from './server/personal-data.service.ts';
import { enquiriesApi } from './server/routes.ts';
import { waitingEnquiries } from './server/service.ts';

export const enquiries: Feature = {
  name: 'enquiries',
  api: [enquiriesApi],
  oneClick: [unsubscribePath],
  personalData: enquiriesPersonalData,
  waiting: [
    { rank: 40, one: 'new enquiry', many: 'new enquiries', to: inboxPath, count: waitingEnquiries },
  ],
  audit: {
    actions: enquiryActions,
    pages: { enquiry: { name: 'open the enquiry', address: enquiryAddress } },
  },
};
