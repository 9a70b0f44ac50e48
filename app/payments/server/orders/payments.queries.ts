import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import type { PaymentStatus } from '../../payment-state.ts';
import type { PaymentsTables, RefundReason } from '../tables.ts';

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

/** A refund that we owe; one for each payment and reason, however often this is called. */
export const insertRefund = (refund: {
  paymentId: string;
  amountPaise: number;
  reason: RefundReason;
  now: Date;
}) =>
  db()
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: refund.paymentId,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      requested_at: refund.now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
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

/**
 * Refunds of an order's payments that the gateway wasn't asked for yet, except for money that the
 * buyer's bank took back.
 */
export const unaskedRefunds = (orderId: string) =>
  db()
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.payment_id as paymentId',
      'refunds.amount_paise as amountPaise',
    ])
    .where('payments.order_id', '=', orderId)
    .where('refunds.asked_at', 'is', null)
    .where('payments.charged_back_at', 'is', null)
    .execute();

/** `gatewayRefundId` is null when the gateway refused. */
export const markAsked = (id: string, gatewayRefundId: string | null, now: Date) =>
  db()
    .updateTable('refunds')
    .set({ gateway_refund_id: gatewayRefundId, asked_at: now })
    .where('id', '=', id)
    .execute();
