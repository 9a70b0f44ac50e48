import type { Feature } from '#app/platform/feature.ts';
import { factorActions } from './actions.ts';
import { factorsPersonalData } from './server/personal-data.service.ts';
import { factorsApi } from './server/routes.ts';

export const factors: Feature = {
  name: 'factors',
  api: [factorsApi],
  personalData: factorsPersonalData,
  audit: { actions: factorActions },
  setup: [
    {
      rank: 70,
      text: 'Admins can sign in with a password alone until ADMIN_SECOND_FACTOR is required.',
      isMissing: ({ adminSecondFactor }) => adminSecondFactor === 'optional',
    },
    {
      rank: 80,
      text: 'The secrets of authenticator apps are stored in plain text until SEALING_KEY is set.',
      isMissing: ({ sealingKey }) => sealingKey === undefined,
    },
  ],
};
