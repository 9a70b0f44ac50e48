import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { Setting } from '#app/platform/setting.ts';
import { collegeActions } from '../actions.ts';
import { CollegeSettings, type EditedCollegeSettings } from '../contract.ts';

const record = recorderOf(collegeActions);

/** Academic domains; each includes its subdomains (decisions.md ruling 36). */
export const collegeSetting = new Setting({ name: 'college', shape: CollegeSettings });

export const collegeSettings = (): EditedCollegeSettings => collegeSetting.edited();

/** @throws {Problem} settings/changed-meanwhile */
export const changeCollegeSettings = (
  ctx: Context<Actor>,
  edited: EditedCollegeSettings,
): Promise<EditedCollegeSettings> =>
  tx(async () => {
    const changed = await collegeSetting.change(edited, ctx.clock.now());
    await record(ctx, {
      action: 'college/domains',
      subject: { kind: 'setting', id: 'college' },
      details: { domains: edited.domains.join(', ') },
    });
    return changed;
  });
