import { sharedPayerSigns } from '#app/payments/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { holdReason } from '../hold-reason.ts';
import { unheldRewardsOf } from './holds.queries.ts';
import { requestReasons, withdrawRequestOver } from './payouts.service.ts';
import { insertReward } from './redemptions.queries.ts';

/**
 * Holds the rewards between a person whose payer became known and everyone who has paid with the
 * same means, whichever of the two is the referrer (reliability.md R1). Runs in the transaction of
 * the capture.
 */
export async function holdShared(ctx: Context, { uid }: { uid: string }): Promise<void> {
  const rewards = await unheldRewardsOf(uid);
  const opposite = ({ referrerUid, buyerUid }: (typeof rewards)[number]) =>
    referrerUid === uid ? buyerUid : referrerUid;
  const shared = await sharedPayerSigns(uid, rewards.map(opposite));
  for (const reward of rewards) {
    const kinds = shared.get(opposite(reward));
    if (!kinds) continue;
    await insertReward({
      id: newId(),
      order_id: reward.orderId,
      kind: 'held',
      referrer_uid: reward.referrerUid,
      buyer_uid: reward.buyerUid,
      amount_paise: 0,
      reason: holdReason(kinds),
      at: ctx.clock.now(),
    });
    await withdrawRequestOver(ctx, reward, requestReasons.held);
  }
}
