import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { pageStart } from '#app/platform/page-start.ts';
import type { ListPageAsked } from '#app/shared/listing.ts';
import type { LedgerState } from '../payout-state.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

/**
 * A person's ledger as they see it. A reward is one entry, with what has become of it; one that was
 * reversed after it had gone into a payment has a second, negative one. What paid an order of their
 * own, and what came back from it, are entries too. A payout that was requested or paid goes before
 * all else: money that has left is not on hold.
 */
const ledger = (uid: string | Expression<string>, now: Date) =>
  db()
    .selectFrom('reward_entries as entry')
    .leftJoin('payout_entries as bound', (join) =>
      join.onRef('bound.entry_id', '=', 'entry.id').on('bound.released_at', 'is', null),
    )
    .leftJoin('payouts as payout', 'payout.id', 'bound.payout_id')
    .leftJoin('reward_entries as earned', (join) =>
      join
        .onRef('earned.order_id', '=', 'entry.order_id')
        // The purchase that they paid with rewards may have earned somebody else one.
        .onRef('earned.referrer_uid', '=', 'entry.referrer_uid')
        .on('earned.kind', '=', 'earned'),
    )
    .leftJoin('payout_entries as paying', (join) =>
      join.onRef('paying.entry_id', '=', 'earned.id').on('paying.released_at', 'is', null),
    )
    .leftJoin('reward_entries as reversal', (join) =>
      join.onRef('reversal.order_id', '=', 'earned.order_id').on('reversal.kind', '=', 'reversed'),
    )
    .leftJoin('reward_entries as hold', (join) =>
      join.onRef('hold.order_id', '=', 'earned.order_id').on('hold.kind', '=', 'held'),
    )
    .leftJoin('reward_entries as release', (join) =>
      join.onRef('release.order_id', '=', 'earned.order_id').on('release.kind', '=', 'released'),
    )
    .select(['entry.id', 'entry.buyer_uid as buyerUid', 'entry.at', 'earned.at as earnedAt'])
    .select(sql<boolean>`entry.kind in ('used', 'returned')`.as('isOrder'))
    .select('earned.payable_at as payableAt')
    .select(['payout.decided_at as decidedAt', 'payout.requested_at as requestedAt'])
    .select(['payout.reference', 'reversal.reason as reversedBecause'])
    .select(['reversal.at as reversedAt', 'hold.at as heldAt', 'release.at as releasedAt'])
    .select(
      sql<LedgerState>`case
        when payout.state = 'paid' then case when entry.amount_paise > 0 then 'paid' else 'deducted' end
        when payout.id is not null then 'requested'
        when entry.kind in ('used', 'returned') then entry.kind
        when entry.kind = 'reversed' then 'clawed-back'
        when reversal.id is not null then 'reversed'
        when hold.id is not null and release.id is null then 'held'
        when entry.payable_at > ${now} then 'pending'
        else 'payable' end`.as('state'),
    )
    .select(
      sql<number>`case when payout.id is null and entry.kind = 'earned' and reversal.id is not null
        then 0 else entry.amount_paise end`.as('amountPaise'),
    )
    .where('entry.referrer_uid', '=', uid)
    .where((row) =>
      row.or([
        row('entry.kind', 'in', ['earned', 'used', 'returned']),
        row.and([row('entry.kind', '=', 'reversed'), row('paying.payout_id', 'is not', null)]),
      ]),
    );

/**
 * What can be asked for now: payable rewards, and what came back; less what orders used, and what is
 * to be deducted.
 */
const askable: readonly LedgerState[] = ['payable', 'returned', 'used', 'clawed-back'];

/** Its sum, which also can pay an order. */
export const balance = (uid: string | Expression<string>, now: Date) =>
  db()
    .selectFrom(ledger(uid, now).as('each'))
    .select(sql<number>`coalesce(sum("amountPaise"), 0)::int`.as('paise'))
    .where('each.state', 'in', askable);

/** The entries that a request made now is over. The caller has locked the person's rewards. */
export const askableEntries = (uid: string, now: Date) =>
  db()
    .selectFrom(ledger(uid, now).as('each'))
    .select(['each.id', 'each.amountPaise'])
    .where('each.state', 'in', askable)
    .execute();

/** A page of the ledger, newest first, with its length and its sums by state. */
export const ledgerAsJson = (uid: Expression<string>, asked: ListPageAsked, now: Date) =>
  jsonObjectFrom(
    db()
      .selectFrom(sums(uid, now).as('sums'))
      .selectAll()
      .select((its) =>
        jsonArrayFrom(
          db()
            .selectFrom(ledger(uid, now).as('each'))
            .selectAll()
            .select((each) => nameOf(each.ref('each.buyerUid')).as('name'))
            .orderBy('each.at', 'desc')
            .orderBy('each.id')
            .limit(asked.limit)
            .offset(pageStart(asked, its.ref('sums.entries'))),
        ).as('onPage'),
      ),
  ).$notNull();

function sums(uid: Expression<string>, now: Date) {
  const sum = (...states: LedgerState[]) =>
    sql<number>`coalesce(sum("amountPaise") filter (where state in (${sql.join(states)})), 0)::int`;
  return db()
    .selectFrom(ledger(uid, now).as('each'))
    .select([
      sql<number>`count(*)::int`.as('entries'),
      sum('pending').as('pending'),
      sum('held').as('held'),
      sum(...askable).as('payable'),
      sum('requested').as('requested'),
      sum('paid', 'deducted').as('paid'),
      sql<number>`coalesce(-sum("amountPaise") filter (where "isOrder"), 0)::int`.as('used'),
      sql<number>`coalesce(sum("amountPaise"), 0)::int`.as('total'),
    ]);
}
