import { z } from 'zod';
import { productName, supportAddress } from '#app/shared/brand-schema.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { settingProblems, settingVersion } from '#app/shared/setting-schema.ts';
import { optionalWebAddress } from '#app/shared/text-schema.ts';
import { tooLongText } from '#app/shared/text-rules.ts';

const longestOfficer = 300;
const optional = z.string().trim();

/** How the school presents itself. What is null is not shown. */
export const SchoolSettings = z.strictObject({
  name: productName,
  supportEmail: z.union([z.literal('').transform(() => null), supportAddress]).nullable(),
  linkedin: optionalWebAddress(200).nullable(),
  instagram: optionalWebAddress(200).nullable(),
  /** Name, postal address and telephone number (DPDP Act section 13). */
  grievanceOfficer: optional
    .max(longestOfficer, tooLongText(longestOfficer))
    .transform((typed) => typed || null)
    .nullable(),
});
const EditedSettings = SchoolSettings.extend({ version: settingVersion });
export type EditedSchoolSettings = z.output<typeof EditedSettings>;

export const schoolContract = defineContract({
  'GET /admin/settings/school': {
    summary: 'How the school presents itself',
    access: 'admin',
    ok: EditedSettings,
  },
  'PUT /admin/settings/school': {
    summary: 'Change how the school presents itself, on every page, at once and in all processes',
    access: 'admin',
    body: EditedSettings,
    ok: EditedSettings,
    problems: settingProblems,
  },
});
