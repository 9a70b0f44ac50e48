import { brand } from '#app/shared/brand.ts';
import type { Feature } from '#app/platform/feature.ts';
import { schoolActions } from './actions.ts';
import { schoolApi } from './server/routes.ts';
import { grievanceOfficer } from './server/settings.service.ts';

export const school: Feature = {
  name: 'school',
  api: [schoolApi],
  audit: { actions: schoolActions },
  setup: [
    {
      rank: 10,
      text: 'There is no support address. People can only write through the contact form.',
      to: '/admin/settings#school',
      isMissing: () => brand.supportEmail === null,
    },
    {
      rank: 30,
      text: 'The privacy policy names nobody who answers for personal data.',
      to: '/admin/settings#school',
      isMissing: () => grievanceOfficer() === null,
    },
  ],
};
