import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { PaymentStatus } from '../../payment-state.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

const paymentColumns = [
  'id',
  'order_id as orderId',
  'status',
  'amount_paise as amountPaise',
  'refunded_paise as refundedPaise',
  'captured_at as capturedAt',
  'settled_at as paidAt',
  'duplicate_at as duplicateAt',
  'refunded_at as refundedAt',
  'refund_failed_at as refundFailedAt',
  'charged_back_at as chargedBackAt',
] as const;

export interface PaymentRow {
  id: string;
  orderId: string;
  status: PaymentStatus;
  amountPaise: number;
  refundedPaise: number;
  capturedAt: Date | null;
  paidAt: Date | null;
  duplicateAt: Date | null;
  refundedAt: Date | null;
  /** When a refund that was not ours failed. Since then, reports are not trusted about what went back. */
  refundFailedAt: Date | null;
  /** When the buyer's bank took the money back. */
  chargedBackAt: Date | null;
}

export const paymentById = (id: string): Promise<PaymentRow | undefined> =>
  db().selectFrom('payments').select(paymentColumns).where('id', '=', id).executeTakeFirst();

export const insertPayment = (row: Insertable<PaymentsTables['payments']>): Promise<PaymentRow> =>
  db().insertInto('payments').values(row).returning(paymentColumns).executeTakeFirstOrThrow();

export const updatePayment = (
  id: string,
  changes: {
    status: PaymentStatus;
    refunded_paise: number;
    captured_at: Date | null;
    refunded_at: Date | null;
    refund_failed_at: Date | null;
  },
): Promise<PaymentRow> =>
  db()
    .updateTable('payments')
    .set(changes)
    .where('id', '=', id)
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();

export const paymentThatPaid = (orderId: string): Promise<PaymentRow | undefined> =>
  db()
    .selectFrom('payments')
    .select(paymentColumns)
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .executeTakeFirst();

export const markPaying = (id: string, now: Date) =>
  db().updateTable('payments').set({ settled_at: now }).where('id', '=', id).execute();

export const markDuplicate = (id: string, now: Date) =>
  db().updateTable('payments').set({ duplicate_at: now }).where('id', '=', id).execute();

export const markRefundFailed = (id: string, now: Date) =>
  db()
    .updateTable('payments')
    .set({ refund_failed_at: now })
    .where('id', '=', id)
    .where('refund_failed_at', 'is', null)
    .execute();

/** False when it was already marked. */
export async function markChargedBack(id: string, now: Date): Promise<boolean> {
  const marked = await db()
    .updateTable('payments')
    .set({ charged_back_at: now })
    .where('id', '=', id)
    .where('charged_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
