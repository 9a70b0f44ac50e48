import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { Setting } from '#app/platform/setting.ts';
import { setBrand } from '#app/shared/brand.ts';
import { paymentActions } from '../actions.ts';
import { GuaranteeSettings, type EditedGuaranteeSettings } from '../guarantee.contract.ts';

const record = recorderOf(paymentActions);

export const guaranteeSetting = new Setting({
  name: 'guarantee',
  shape: GuaranteeSettings,
  apply: ({ days }) => setBrand({ guaranteeDays: days }),
});

export const guaranteeSettings = (): EditedGuaranteeSettings => guaranteeSetting.edited();

/**
 * Holds for orders from now on: an order keeps the days that its buyer was shown.
 * @throws {Problem} settings/changed-meanwhile
 */
export const changeGuaranteeSettings = (
  ctx: Context<Actor>,
  edited: EditedGuaranteeSettings,
): Promise<EditedGuaranteeSettings> =>
  tx(async () => {
    const before = guaranteeSetting.value.days;
    const changed = await guaranteeSetting.change(edited, ctx.clock.now());
    await record(ctx, {
      action: 'guarantee/change',
      subject: { kind: 'setting', id: 'guarantee' },
      details: { from: before, to: edited.days },
    });
    return changed;
  });
