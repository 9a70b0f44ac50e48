import { sql, type Expression, type Insertable } from 'kysely';
import { formerMember, nameOf } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate, lockNames } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { SeatsTables } from './tables.ts';

const db = () => q<SeatsTables>();

/** Null for someone who has left. */
const firstNameOf = (uid: Expression<string | null>) =>
  sql<string | null>`split_part(nullif(${nameOf(uid)}, ${formerMember}), ' ', 1)`;

export const insertSeats = (rows: readonly Insertable<SeatsTables['seats']>[]) =>
  db().insertInto('seats').values(rows).execute();

const columns = [
  'seats.id',
  'order_id as orderId',
  'gateway_order_id as gatewayOrderId',
  'place',
  'seats.uid',
  'plan_type as planType',
  'issued_at as issuedAt',
  'sent_at as sentAt',
  'sent_to as sentTo',
  'redeemed_at as redeemedAt',
  'redeemed_by as redeemedBy',
  'withdrawn_at as withdrawnAt',
] as const;

/** The seat of a code, with the first name of its buyer. */
export const seatByHash = (hash: string) =>
  db()
    .selectFrom('seats')
    .select(columns)
    .select((seat) => firstNameOf(seat.ref('seats.uid')).as('buyer'))
    .where('code_hash', '=', hash)
    .executeTakeFirst();

export type SeatRow = NonNullable<Awaited<ReturnType<typeof seatByHash>>>;

export const lockSeat = (id: string) =>
  db().selectFrom('seats').select(columns).where('id', '=', id).$call(forUpdate).executeTakeFirst();

/** A person's own seat with its sealed code, for the running transaction alone. */
export const lockOwnSeat = (uid: string, id: string) =>
  db()
    .selectFrom('seats')
    .select([...columns, 'code'])
    .where('id', '=', id)
    .where('uid', '=', uid)
    .$call(forUpdate)
    .executeTakeFirst();

const ofBuyer = (uid: string) => db().selectFrom('seats').where('seats.uid', '=', uid);

/** The newest order first, and its seats in their order. */
export const seatsOnPage = (uid: string, asked: PageAsked) =>
  pageOf(
    ofBuyer(uid)
      .select([...columns, 'code'])
      .orderBy('issued_at', 'desc')
      .orderBy('order_id')
      .orderBy('place'),
    asked,
    (seat) => ({ holder: firstNameOf(seat('redeemedBy')) }),
  );

export type ListedSeat = Awaited<ReturnType<typeof seatsOnPage>>['rows'][number];

/** The same for a table, from `offset` on. */
export const seatsAfter = (uid: string, offset: number, limit: number) =>
  ofBuyer(uid)
    .select([...columns, 'code'])
    .select((seat) => firstNameOf(seat.ref('redeemed_by')).as('holder'))
    .orderBy('issued_at', 'desc')
    .orderBy('order_id')
    .orderBy('place')
    .offset(offset)
    .limit(limit)
    .execute();

export const countsOf = (uid: string) =>
  ofBuyer(uid)
    .select([
      sql<number>`count(*) filter (where redeemed_at is null and withdrawn_at is null)::int`.as(
        'free',
      ),
      sql<number>`count(*) filter (where redeemed_at is not null and withdrawn_at is null)::int`.as(
        'redeemed',
      ),
      sql<number>`count(*) filter (where withdrawn_at is not null)::int`.as('withdrawn'),
    ])
    .executeTakeFirstOrThrow();

/** All codes of an order, a hundred at most. */
export const seatsOfOrder = (orderId: string) =>
  db()
    .selectFrom('seats')
    .select(columns)
    .select((seat) => nameOf(seat.ref('redeemed_by')).as('holder'))
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();

/** Free seats of an order. */
export const countOfFree = async (orderId: string): Promise<number> =>
  (
    await db()
      .selectFrom('seats')
      .select(sql<number>`count(*)::int`.as('free'))
      .where('order_id', '=', orderId)
      .where('redeemed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).free;

export const markRedeemed = (id: string, by: string, now: Date) =>
  db()
    .updateTable('seats')
    .set({ redeemed_at: now, redeemed_by: by, sent_to: null })
    .where('id', '=', id)
    .execute();

/** Makes mails with codes of one order wait for each other. */
export const lockMailsOf = (orderId: string) => lockNames(`seat mails ${orderId}`);

export async function wasSentTo(orderId: string, email: string): Promise<boolean> {
  const seat = await db()
    .selectFrom('seats')
    .select('id')
    .where('order_id', '=', orderId)
    .where('sent_to', '=', email)
    .executeTakeFirst();
  return seat !== undefined;
}

export const markSent = (id: string, email: string, now: Date) =>
  db().updateTable('seats').set({ sent_to: email, sent_at: now }).where('id', '=', id).execute();

/** Withdraws the seats of an order, but for those withdrawn before, and returns them. */
export const markWithdrawn = (orderId: string, now: Date) =>
  db()
    .updateTable('seats')
    .set({ withdrawn_at: now, sent_to: null })
    .where('order_id', '=', orderId)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'plan_type as planType', 'redeemed_by as redeemedBy'])
    .execute();

export const holdersOf = async (orderId: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('seats')
      .select('redeemed_by as uid')
      .distinct()
      .where('order_id', '=', orderId)
      .where('redeemed_by', 'is not', null)
      .execute()
  ).flatMap(({ uid }) => uid ?? []);

export const boughtFacts = (uid: string) =>
  ofBuyer(uid)
    .select(['gateway_order_id as orderId', 'place', 'plan_type as planType'])
    .select(['issued_at as issuedAt', 'sent_to as sentTo', 'sent_at as sentAt'])
    .select(['redeemed_at as redeemedAt', 'withdrawn_at as withdrawnAt'])
    .orderBy('issued_at')
    .orderBy('order_id')
    .orderBy('place')
    .execute();

export const redeemedFacts = (uid: string) =>
  db()
    .selectFrom('seats')
    .select(['plan_type as planType', 'redeemed_at as redeemedAt', 'withdrawn_at as withdrawnAt'])
    .where('redeemed_by', '=', uid)
    .orderBy('redeemed_at')
    .execute();

/** Nobody reads these codes again, but whoever has one can still redeem it. */
export const forgetCodesOf = (uid: string) =>
  db().updateTable('seats').set({ code: null, sent_to: null }).where('uid', '=', uid).execute();

export const forgetAddress = (email: string) =>
  db().updateTable('seats').set({ sent_to: null }).where('sent_to', '=', email).execute();
