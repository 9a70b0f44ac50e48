import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { referralActions } from '../actions.ts';
import type { HeldRewards } from '../contract.ts';
import type { HeldState } from '../held-state.ts';
import { countHeldRewards, heldReward, heldRewardsOnPage } from './holds.queries.ts';
import { requestReasons, withdrawRequestOver } from './payouts.service.ts';
import { earnedFor, insertReward } from './redemptions.queries.ts';
import { tellReversed } from './rewards.service.ts';
import { refuse } from './service.ts';

const recordAdminAction = recorderOf(referralActions);

const perPage = 25;

/** The held rewards, for the admins. */
export async function heldRewards({
  state,
  page: asked,
}: {
  state: HeldState;
  page: number;
}): Promise<HeldRewards> {
  const [{ rows, page, pages }, counts] = await Promise.all([
    heldRewardsOnPage(state, { page: asked, perPage }),
    countHeldRewards(),
  ]);
  const countOf = (each: HeldState): number => counts.get(each) ?? 0;
  return {
    items: rows.map((row) => ({
      id: row.id,
      code: row.code,
      heldBecause: row.heldBecause,
      decision: row.decision,
      state,
      amount: rupeesOf(row.amountPaise),
      referrer: { uid: row.referrerUid, name: row.referrerName ?? '', email: row.referrerEmail },
      buyer: { uid: row.buyerUid, name: row.buyerName ?? '', email: row.buyerEmail },
      earnedAt: row.earnedAt.toISOString(),
      heldAt: row.heldAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    })),
    page,
    pages,
    counts: { held: countOf('held'), released: countOf('released'), reversed: countOf('reversed') },
  };
}

interface Decision {
  id: string;
  reason: string;
}

/** Releases the reward, which becomes payable as if it had never been held. */
export const releaseHeld = (ctx: Context<Actor>, decision: Decision): Promise<void> =>
  decide(ctx, decision, 'released');

/** Reverses the reward. Its owner can read the reason. */
export const reverseHeld = (ctx: Context<Actor>, decision: Decision): Promise<void> =>
  decide(ctx, decision, 'reversed');

/** The first decision is final, whether by an admin or a refund. */
const decide = (
  ctx: Context<Actor>,
  { id, reason }: Decision,
  to: 'released' | 'reversed',
): Promise<void> =>
  tx(async () => {
    const known = await heldReward(id);
    if (!known) throw refuse('referral/reward-not-found');
    await earnedFor(known.orderId);
    const { state, orderId, referrerUid, buyerUid, amountPaise } = (await heldReward(id)) ?? known;
    if (state !== 'held') throw refuse('referral/reward-decided');
    await insertReward({
      id: newId(),
      order_id: orderId,
      kind: to,
      referrer_uid: referrerUid,
      buyer_uid: buyerUid,
      amount_paise: to === 'reversed' ? -amountPaise : 0,
      reason,
      at: ctx.clock.now(),
      by_uid: ctx.actor.uid,
    });
    if (to === 'reversed') {
      await withdrawRequestOver(ctx, { referrerUid, orderId }, requestReasons.reversed);
      await tellReversed(ctx, { orderId, referrerUid, buyerUid, amountPaise, reason });
    }
    await recordAdminAction(ctx, {
      action: to === 'released' ? 'reward/release' : 'reward/reverse',
      subject: { kind: 'reward', id },
      concerns: referrerUid,
      reason,
      details: { orderId, buyerUid, amountPaise },
    });
  });
