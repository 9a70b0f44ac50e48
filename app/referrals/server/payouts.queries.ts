import { sql, type Expression, type Insertable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { emailOf, nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate, lockNames } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { statesOfTab, type PayoutTab } from '../payout-state.ts';
import type { PayoutsTable, ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

const columns = [
  'id',
  'uid',
  'state',
  'amount_paise as amountPaise',
  'shown_details as to',
  'requested_at as requestedAt',
  'sent_at as sentAt',
  'decided_at as decidedAt',
  'reference',
  'reason',
] as const;

/** Requests, reversals and holds of one referrer's rewards take turns. */
export const lockRewardsOf = (...uids: readonly string[]) =>
  lockNames(...uids.map((uid) => `rewards of ${uid}`));

export async function insertPayout(
  row: Insertable<PayoutsTable>,
  entryIds: readonly string[],
): Promise<void> {
  await db().insertInto('payouts').values(row).execute();
  await db()
    .insertInto('payout_entries')
    .values(entryIds.map((id) => ({ payout_id: row.id, entry_id: id })))
    .execute();
}

/** The person's request that is not decided, if there is one. */
export const openPayoutOf = (uid: string) =>
  db()
    .selectFrom('payouts')
    .select(columns)
    .where('uid', '=', uid)
    .where('state', 'in', ['requested', 'sending'])
    .executeTakeFirst();

/** The same, if it is over a reward of this order and has not gone to the bank. */
export const requestOver = (uid: string, orderId: string) =>
  db()
    .selectFrom('payouts')
    .select(columns)
    .where('uid', '=', uid)
    .where('state', '=', 'requested')
    .where((payout) =>
      payout.exists(
        payout
          .selectFrom('payout_entries as bound')
          .innerJoin('reward_entries as entry', 'entry.id', 'bound.entry_id')
          .select('entry.id')
          .whereRef('bound.payout_id', '=', 'payouts.id')
          .where('entry.order_id', '=', orderId),
      ),
    )
    .$call(forUpdate)
    .executeTakeFirst();

export const payoutById = (id: string) =>
  db().selectFrom('payouts').select(columns).where('id', '=', id).executeTakeFirst();

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof payoutById>>>;

/** Locked, so that decisions on it are made one after another. */
export const lockPayout = (id: string) =>
  db()
    .selectFrom('payouts')
    .select(columns)
    .where('id', '=', id)
    .$call(forUpdate)
    .executeTakeFirst();

export const updatePayout = (id: string, changes: Updateable<PayoutsTable>) =>
  db().updateTable('payouts').set(changes).where('id', '=', id).execute();

/** Its entries can be asked for again. */
export const releaseEntries = (payoutId: string, now: Date) =>
  db()
    .updateTable('payout_entries')
    .set({ released_at: now })
    .where('payout_id', '=', payoutId)
    .where('released_at', 'is', null)
    .execute();

const newest = 10;

export const newestPayoutsAsJson = (uid: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('payouts')
      .select(columns)
      .where('uid', '=', uid)
      .orderBy('requested_at', 'desc')
      .orderBy('id')
      .limit(newest),
  );

/** A tab of the desk: what waits with the oldest first, what is over with the newest. */
export function payoutsOnPage(tab: PayoutTab, asked: PageAsked) {
  const waits = tab === 'requested' || tab === 'sending';
  return pageOf(
    db()
      .selectFrom('payouts')
      .select(columns)
      .where('state', 'in', statesOfTab[tab])
      .orderBy('requested_at', waits ? 'asc' : 'desc')
      .orderBy('id'),
    asked,
    (payout) => ({
      name: nameOf(payout('uid')),
      email: emailOf(payout('uid')),
      entries: countIn(db().selectFrom('payout_entries').where('payout_id', '=', payout('id'))),
    }),
  );
}

/** How many requests wait for the desk. */
export const waitingPayoutsCount = () =>
  countIn(db().selectFrom('payouts').where('state', '=', 'requested'));

export const countOpenPayouts = () =>
  db()
    .selectFrom('payouts')
    .select(sql<number>`(count(*) filter (where state = 'requested'))::int`.as('requested'))
    .select(sql<number>`(count(*) filter (where state = 'sending'))::int`.as('sending'))
    .where('state', 'in', ['requested', 'sending'])
    .executeTakeFirstOrThrow();

/** Those for a file to the bank, locked, oldest first, with whom they are for. */
export const lockForFile = (
  state: 'requested' | 'sending',
  { notOf, most }: { notOf: string; most: number },
) =>
  db()
    .selectFrom('payouts')
    .select(columns)
    .select('details')
    .select((payout) => nameOf(payout.ref('payouts.uid')).as('name'))
    .where('state', '=', state)
    .where('uid', '<>', notOf)
    // Erased: its owner has left.
    .where('details', 'is not', null)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(most)
    .$call(forUpdate)
    .execute();

export const markSending = (ids: readonly string[], now: Date) =>
  db()
    .updateTable('payouts')
    .set({ state: 'sending', sent_at: now })
    .where('id', 'in', ids)
    .execute();

/** What is left of them when their owner leaves: the books, without the account. */
export const forgetDetailsOf = (uid: string, shown: string) =>
  db()
    .updateTable('payouts')
    .set({ details: null, shown_details: shown })
    .where('uid', '=', uid)
    .execute();

export const payoutFacts = (uid: string) =>
  db()
    .selectFrom('payouts')
    .select(['state', 'amount_paise as amountPaise', 'shown_details as account'])
    .select(['requested_at as requestedAt', 'sent_at as sentAt', 'decided_at as decidedAt'])
    .select(['reference', 'reason'])
    .where('uid', '=', uid)
    .orderBy('requested_at')
    .execute();
