import { sql } from 'kysely';
import { emailOf, nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { HeldState } from '../held-state.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

/**
 * Rewards that a person has earned, or others for this person's purchases, and that were neither
 * held nor reversed.
 */
export const unheldRewardsOf = (uid: string) =>
  db()
    .selectFrom('reward_entries as earned')
    .leftJoin('reward_entries as later', (join) =>
      join
        .onRef('later.order_id', '=', 'earned.order_id')
        .on('later.kind', 'in', ['held', 'reversed']),
    )
    .select([
      'earned.order_id as orderId',
      'earned.referrer_uid as referrerUid',
      'earned.buyer_uid as buyerUid',
    ])
    .where('earned.kind', '=', 'earned')
    .where((reward) =>
      reward.or([reward('earned.referrer_uid', '=', uid), reward('earned.buyer_uid', '=', uid)]),
    )
    .where('later.id', 'is', null)
    .execute();

const heldRewards = () =>
  db()
    .selectFrom('reward_entries as held')
    .innerJoin('reward_entries as earned', (join) =>
      join.onRef('earned.order_id', '=', 'held.order_id').on('earned.kind', '=', 'earned'),
    )
    .innerJoin('code_redemptions as redemption', 'redemption.order_id', 'held.order_id')
    .leftJoin('reward_entries as released', (join) =>
      join.onRef('released.order_id', '=', 'held.order_id').on('released.kind', '=', 'released'),
    )
    .leftJoin('reward_entries as reversed', (join) =>
      join.onRef('reversed.order_id', '=', 'held.order_id').on('reversed.kind', '=', 'reversed'),
    )
    .where('held.kind', '=', 'held');

const stateOfRow = sql<HeldState>`case when reversed.id is not null then 'reversed' when released.id is not null then 'released' else 'held' end`;

/**
 * Held rewards in a state with both people: waiting ones longest held first, others newest first.
 */
export const heldRewardsOnPage = (state: HeldState, asked: PageAsked) =>
  pageOf(
    heldRewards()
      .select([
        'held.id',
        'held.order_id as orderId',
        'held.reason as heldBecause',
        'held.at as heldAt',
        'earned.at as earnedAt',
      ])
      .select([
        'earned.amount_paise as amountPaise',
        'held.referrer_uid as referrerUid',
        'held.buyer_uid as buyerUid',
        'redemption.code',
      ])
      .select(sql<Date | null>`coalesce(reversed.at, released.at)`.as('decidedAt'))
      .select(sql<string | null>`coalesce(reversed.reason, released.reason)`.as('decision'))
      .where(stateOfRow, '=', state)
      .orderBy('held.at', state === 'held' ? 'asc' : 'desc')
      .orderBy('held.id'),
    asked,
    (reward) => ({
      referrerName: nameOf(reward('referrerUid')),
      referrerEmail: emailOf(reward('referrerUid')),
      buyerName: nameOf(reward('buyerUid')),
      buyerEmail: emailOf(reward('buyerUid')),
    }),
  );

/** How many there are in each state; states without any are missing. */
export const countHeldRewards = async (): Promise<ReadonlyMap<HeldState, number>> => {
  const counts = await heldRewards()
    .select(stateOfRow.as('state'))
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(stateOfRow)
    .execute();
  return new Map(counts.map(({ state, count }) => [state, count]));
};

export const waitingRewardsCount = () => countIn(heldRewards().where(stateOfRow, '=', 'held'));

/** One held reward and its state. */
export const heldReward = (id: string) =>
  heldRewards()
    .select([
      'held.order_id as orderId',
      'held.referrer_uid as referrerUid',
      'held.buyer_uid as buyerUid',
    ])
    .select(['earned.amount_paise as amountPaise', stateOfRow.as('state')])
    .where('held.id', '=', id)
    .executeTakeFirst();
