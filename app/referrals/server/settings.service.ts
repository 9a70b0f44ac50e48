import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { Setting } from '#app/platform/setting.ts';
import { setReferralTerms } from '#app/shared/referral-terms.ts';
import { referralActions } from '../actions.ts';
import { ReferralSettings, type EditedReferralSettings } from '../contract.ts';

const record = recorderOf(referralActions);

export const referralSetting = new Setting({
  name: 'referrals',
  shape: ReferralSettings,
  apply: setReferralTerms,
});

export const referralSettings = (): EditedReferralSettings => referralSetting.edited();

/**
 * Holds for orders and requests for payouts from now on: an order keeps its own terms.
 * @throws {Problem} settings/changed-meanwhile
 */
export const changeReferralSettings = (
  ctx: Context<Actor>,
  edited: EditedReferralSettings,
): Promise<EditedReferralSettings> =>
  tx(async () => {
    const changed = await referralSetting.change(edited, ctx.clock.now());
    await record(ctx, {
      action: 'referral/terms',
      subject: { kind: 'setting', id: 'referrals' },
      details: {
        discount: edited.discountPercent,
        reward: edited.rewardPercent,
        leastPayoutPaise: edited.leastPayoutPaise,
      },
    });
    return changed;
  });
