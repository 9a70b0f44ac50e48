import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { Setting } from '#app/platform/setting.ts';
import { setBrand } from '#app/shared/brand.ts';
import { schoolActions } from '../actions.ts';
import { SchoolSettings, type EditedSchoolSettings } from '../contract.ts';

const record = recorderOf(schoolActions);

export const schoolSetting = new Setting({
  name: 'school',
  shape: SchoolSettings,
  apply: ({ grievanceOfficer: _officer, ...brand }) => setBrand(brand),
});

export const schoolSettings = (): EditedSchoolSettings => schoolSetting.edited();

/** @throws {Problem} settings/changed-meanwhile */
export const changeSchoolSettings = (
  ctx: Context<Actor>,
  edited: EditedSchoolSettings,
): Promise<EditedSchoolSettings> =>
  tx(async () => {
    const changed = await schoolSetting.change(edited, ctx.clock.now());
    const { version: _version, ...details } = edited;
    await record(ctx, {
      action: 'school/change',
      subject: { kind: 'setting', id: 'school' },
      details,
    });
    return changed;
  });

/** Who answers for personal data; null until somebody is named. */
export const grievanceOfficer = (): string | null => schoolSetting.value.grievanceOfficer;
