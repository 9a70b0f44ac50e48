import { sql, type Expression, type Insertable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { pageStart } from '#app/platform/page-start.ts';
import type { ListPageAsked } from '#app/shared/listing.ts';
import type { PromoUses } from '../promo-rules.ts';
import { usesOf } from './promo-codes.queries.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

/**
 * How often a promo code counts as used, without a buyer’s own open orders, because a new one
 * replaces them.
 */
export async function promoUses(key: string, uid: string): Promise<Pick<PromoUses, 'all' | 'own'>> {
  const { all, own } = await db()
    .selectFrom('code_redemptions')
    .select(
      sql<number>`count(*) filter (where redeemed_at is not null or (released_at is null and uid <> ${uid}))::int`.as(
        'all',
      ),
    )
    .select(
      sql<number>`count(*) filter (where redeemed_at is not null and uid = ${uid})::int`.as('own'),
    )
    .where('promo_key', '=', key)
    .executeTakeFirstOrThrow();
  return { all, own };
}

export const insertRedemption = (row: Insertable<ReferralsTables['code_redemptions']>) =>
  db().insertInto('code_redemptions').values(row).execute();

/** For what an update returns: whether a promo code was used up before it. */
const wasUsedUp = (key: Expression<string | null>) =>
  sql<boolean>`exists (select from promo_codes where code_key = ${key} and most_uses <= ${usesOf(key)})`;

/** Releases the code that an order has reserved, if it has one. */
export const release = ({
  orderId,
  because,
  now,
}: {
  orderId: string;
  because: 'expired' | 'superseded';
  now: Date;
}) =>
  db()
    .updateTable('code_redemptions')
    .set({ released_at: now, released_because: because })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .where('redeemed_at', 'is', null)
    .returning((its) => wasUsedUp(its.ref('promo_key')).as('wasUsedUp'))
    .executeTakeFirst();

/** The code that an order was made with, and whether the order has released it. */
export const reservationOf = (orderId: string) =>
  db()
    .selectFrom('code_redemptions')
    .select(['promo_key as promoKey', 'released_at as releasedAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** The order’s code counts from now on; returns nothing when it has none. */
export const redeem = (orderId: string, now: Date) =>
  db()
    .updateTable('code_redemptions')
    .set({ redeemed_at: now })
    .where('order_id', '=', orderId)
    .where('redeemed_at', 'is', null)
    .returning(['referrer_uid as referrerUid', 'reward_percent as rewardPercent'])
    .returning('released_at as releasedAt')
    .executeTakeFirst();

/**
 * Adds an entry, or returns false when the order already has one of this kind, or the buyer was
 * already rewarded for.
 */
export async function insertReward(
  row: Insertable<ReferralsTables['reward_entries']>,
): Promise<boolean> {
  const inserted = await db()
    .insertInto('reward_entries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The order's reward, locked, so that decisions on it happen one after another. */
export const earnedFor = (orderId: string) =>
  db()
    .selectFrom('reward_entries')
    .select(['referrer_uid as referrerUid', 'amount_paise as amountPaise'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earned')
    .$call(forUpdate)
    .executeTakeFirst();

/** The only reward that a person's purchases have earned someone. */
export const earnedOfBuyer = (uid: string) =>
  db()
    .selectFrom('reward_entries')
    .select(['order_id as orderId', 'referrer_uid as referrerUid'])
    .where('buyer_uid', '=', uid)
    .where('kind', '=', 'earned')
    .executeTakeFirst();

/** An order's entry of another kind, beside the earned one. */
type Later = 'reversed' | 'held' | 'released';

/**
 * Rewards that became payable in this span, its end included: by the day, or because they were
 * released.
 */
export const becamePayable = (span: { after: Date; until: Date }) =>
  db()
    .selectFrom('reward_entries as earned')
    .select([
      'earned.order_id as orderId',
      'earned.referrer_uid as referrerUid',
      'earned.buyer_uid as buyerUid',
    ])
    .select('earned.amount_paise as amountPaise')
    .where('earned.kind', '=', 'earned')
    .where('earned.payable_at', '<=', span.until)
    .where((eb) => {
      const entry = (kind: Later) =>
        eb
          .selectFrom('reward_entries as later')
          .select('later.id')
          .whereRef('later.order_id', '=', 'earned.order_id')
          .where('later.kind', '=', kind);
      const releasedSince = entry('released')
        .where('later.at', '>', span.after)
        .where('later.at', '<=', span.until);
      return eb.and([
        eb.not(eb.exists(entry('reversed'))),
        eb.or([eb.not(eb.exists(entry('held'))), eb.exists(entry('released'))]),
        eb.or([eb('earned.payable_at', '>', span.after), eb.exists(releasedSince)]),
      ]);
    })
    .execute();

/** What a person’s codes have earned, newest first, less what was reversed. */
const rewards = (referrerUid: Expression<string>) =>
  db()
    .selectFrom('reward_entries as earned')
    .innerJoin('code_redemptions as redemption', 'redemption.order_id', 'earned.order_id')
    .leftJoin('reward_entries as reversed', (join) =>
      join.onRef('reversed.order_id', '=', 'earned.order_id').on('reversed.kind', '=', 'reversed'),
    )
    .leftJoin('reward_entries as held', (join) =>
      join.onRef('held.order_id', '=', 'earned.order_id').on('held.kind', '=', 'held'),
    )
    .leftJoin('reward_entries as released', (join) =>
      join.onRef('released.order_id', '=', 'earned.order_id').on('released.kind', '=', 'released'),
    )
    .leftJoin('payout_entries as bound', (join) =>
      join.onRef('bound.entry_id', '=', 'earned.id').on('bound.released_at', 'is', null),
    )
    .leftJoin('payouts as payout', 'payout.id', 'bound.payout_id')
    .select([
      'earned.id',
      'earned.buyer_uid as buyerUid',
      'earned.at as earnedAt',
      'redemption.code',
      'reversed.reason as reversedBecause',
    ])
    .select(sql<number>`earned.amount_paise + coalesce(reversed.amount_paise, 0)`.as('amountPaise'))
    .select((reward) => reward.ref('earned.payable_at').$notNull().as('payableAt'))
    .select(sql<boolean>`held.id is not null and released.id is null`.as('held'))
    .select(
      sql<
        'requested' | 'paid' | null
      >`case when payout.state = 'paid' then 'paid' when payout.id is not null then 'requested' end`.as(
        'payout',
      ),
    )
    .where('earned.kind', '=', 'earned')
    .where('earned.referrer_uid', '=', referrerUid)
    .orderBy('earned.at', 'desc')
    .orderBy('earned.id');

/** Their number, reversed ones included, and their sum, less what was reversed. */
const totals = (referrerUid: Expression<string>) =>
  db()
    .selectFrom(rewards(referrerUid).clearOrderBy().as('each'))
    .select([
      sql<number>`count(*)::int`.as('joined'),
      sql<number>`coalesce(sum("amountPaise"), 0)`.as('amountPaise'),
    ]);

/** The same as JSON, for a statement about this person. */
export const totalsAsJson = (referrerUid: Expression<string>) =>
  jsonObjectFrom(totals(referrerUid)).$notNull();

/** The same with a page of the rewards. */
export const rewardsAsJson = (referrerUid: Expression<string>, asked: ListPageAsked) =>
  jsonObjectFrom(
    db()
      .selectFrom(totals(referrerUid).as('totals'))
      .selectAll()
      .select((its) =>
        jsonArrayFrom(
          rewards(referrerUid)
            .limit(asked.limit)
            .offset(pageStart(asked, its.ref('totals.joined'))),
        ).as('onPage'),
      ),
  ).$notNull();

/** How many people a person's codes have brought, for a statement of another feature about them. */
export const countBrought = (referrerUid: Expression<string>) =>
  db()
    .selectFrom('reward_entries')
    .select(sql<number>`count(*)::int`.as('brought'))
    .where('kind', '=', 'earned')
    .where('referrer_uid', '=', referrerUid);
