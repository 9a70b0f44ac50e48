import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { settingProblems, settingVersion } from '#app/shared/setting-schema.ts';

/** Everything we publish promises a guarantee, so there is no school without one. */
const fewest = 7;
/**
 * The books are compared with the gateway's for 180 days. A request on the last day still has to be
 * decided, sent and, if it fails, sent again within them.
 */
const most = 120;

export const GuaranteeSettings = z.strictObject({
  /** Within how many days of paying the money goes back on request. */
  days: z
    .int('Please enter a whole number')
    .min(fewest, `Please enter ${fewest} or more`)
    .max(most, `Please enter at most ${most}`),
});
const EditedSettings = GuaranteeSettings.extend({ version: settingVersion });
export type EditedGuaranteeSettings = z.output<typeof EditedSettings>;

export const guaranteeContract = defineContract({
  'GET /admin/settings/guarantee': {
    summary: 'How many days the money-back guarantee of a new order lasts',
    access: 'admin',
    ok: EditedSettings,
  },
  'PUT /admin/settings/guarantee': {
    summary:
      'Change this for orders from now on, on every page and in all processes; existing orders keep their days',
    access: 'admin',
    body: EditedSettings,
    ok: EditedSettings,
    problems: settingProblems,
  },
});
