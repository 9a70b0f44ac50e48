import type { PersonalData } from '#app/platform/personal-data.ts';
import { deletePasskeysOf } from './passkeys.queries.ts';
import { passkeyFacts, twoStepFacts } from './personal-data.queries.ts';
import { deleteTwoStep } from './two-step.queries.ts';

export const factorsPersonalData: PersonalData = {
  part: 'factors',
  inPolicy: 'Passkeys',
  tables: {
    passkeys: 'names and times are exported, keys are not; deleted',
    authenticator_apps: 'not exported: whoever reads it makes codes; deleted',
    two_step_sign_ins: 'since when is exported; deleted',
    recovery_codes: 'not exported, they are kept as digests only; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: {
      passkeys: await passkeyFacts(uid),
      twoStepSignInSince: (await twoStepFacts(uid))?.since ?? null,
    },
  }),
  erase: async (_ctx, { uid }) => {
    await deletePasskeysOf(uid);
    await deleteTwoStep(uid);
  },
};
