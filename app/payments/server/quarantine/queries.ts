import { sql, type Expression } from 'kysely';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { QuarantineReason } from '../../quarantine-reason.ts';
import { openDisputeReasons } from '../../dispute.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

/** Once for each subject and reason, however often it occurs. */
export const insertQuarantine = (entry: {
  reason: QuarantineReason;
  subject: string;
  fact: unknown;
  now: Date;
}) =>
  db()
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      reason: entry.reason,
      subject: entry.subject,
      fact: JSON.stringify(entry.fact),
      seen_at: entry.now,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'reason']).doNothing())
    .execute();

/** Takes an entry off the desk, and keeps it off even if its report arrives later. */
export const resolveQuarantine = (entry: {
  reason: QuarantineReason;
  subject: string;
  fact: unknown;
  now: Date;
  resolution: string;
}) =>
  db()
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      reason: entry.reason,
      subject: entry.subject,
      fact: JSON.stringify(entry.fact),
      seen_at: entry.now,
      resolved_at: entry.now,
      resolution: entry.resolution,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'reason'])
        .doUpdateSet({ resolved_at: entry.now, resolution: entry.resolution })
        .where('payment_quarantine.resolved_at', 'is', null),
    )
    .execute();

/** What one says, and whether it is off the desk. */
export const quarantinedById = (id: string) =>
  db()
    .selectFrom('payment_quarantine')
    .select(['reason', 'subject', 'resolved_at as resolvedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Takes it off the desk, once. False if it was off before. */
export async function settleQuarantine(
  id: string,
  { now, by, reason }: { now: Date; by: string; reason: string },
): Promise<boolean> {
  const settled = await db()
    .updateTable('payment_quarantine')
    .set({ resolved_at: now, resolved_by: by, resolution: reason })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

const waiting = () => db().selectFrom('payment_quarantine').where('resolved_at', 'is', null);

export const disputedPayment = sql<string>`fact ->> 'paymentId'`;

/** Disputes that the bank has not decided. */
export const openDisputes = () =>
  waiting().select('payment_quarantine.id').where('reason', 'in', openDisputeReasons);

/** The same about one payment, as a part of a statement. */
export const openDisputeAbout = (paymentId: Expression<string>) =>
  openDisputes().where(disputedPayment, '=', paymentId);

export const quarantinedCount = () => countIn(waiting());

/**
 * A payment names the order by the gateway's id or by ours; a refund belongs to a payment that we have recorded. Oldest
 * first.
 */
export const quarantined = () =>
  waiting()
    .leftJoin('payments', (join) =>
      join.on('payments.id', '=', sql`coalesce(fact ->> 'paymentId', subject)`),
    )
    .leftJoin('orders', (join) =>
      join.on((its) =>
        its.or([
          its('orders.gateway_order_id', '=', sql<string>`fact ->> 'orderId'`),
          its('orders.id', '=', sql<string>`fact ->> 'orderId'`),
          its.and([
            its(sql`fact ->> 'orderId'`, 'is', null),
            its('orders.id', '=', its.ref('payments.order_id')),
          ]),
        ]),
      ),
    )
    .select(['payment_quarantine.id', 'reason', 'subject', 'seen_at as seenAt'])
    .select([
      'orders.gateway_order_id as orderId',
      'orders.uid',
      sql<number | null>`orders.amount_paise - orders.rewards_paise`.as('expectedPaise'),
    ])
    .select([
      sql<number | null>`(fact ->> 'amountPaise')::float8`.as('amount'),
      sql<string | null>`fact ->> 'currency'`.as('currency'),
      sql<string | null>`fact ->> 'reason'`.as('words'),
    ])
    .orderBy('seen_at')
    .orderBy('payment_quarantine.id');
