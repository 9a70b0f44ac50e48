import { q } from '#app/platform/database.ts';
import type { PaymentsTables } from './tables.ts';

const db = () => q<PaymentsTables>();

export const orderFacts = (uid: string) =>
  db()
    .selectFrom('orders')
    .select([
      'gateway_order_id as orderId',
      'kind',
      'plan_type as planType',
      'seats',
      'list_price_paise as listPricePaise',
    ])
    .select([
      'discount_percent as discountPercent',
      'discount_paise as discountPaise',
      'credit_paise as creditPaise',
      'amount_paise as amountPaise',
      'rewards_paise as rewardsPaise',
      'currency',
      'status',
      'guarantee_days as guaranteeDays',
    ])
    .select('created_at as createdAt')
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();

export const paymentFacts = (uid: string) =>
  db()
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.id as paymentId',
      'gateway_order_id as orderId',
      'payments.status',
      'payments.amount_paise as amountPaise',
    ])
    .select([
      'refunded_paise as refundedPaise',
      'captured_at as capturedAt',
      'refunded_at as refundedAt',
    ])
    .where('uid', '=', uid)
    .orderBy('first_seen_at')
    .execute();

export const deleteSignsOf = (uid: string) =>
  db()
    .deleteFrom('payer_signs')
    .where('payment_id', 'in', (payment) =>
      payment
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.id')
        .where('orders.uid', '=', uid),
    )
    .execute();

const ordersOf = (uid: string) =>
  db().selectFrom('orders').select('orders.id').where('orders.uid', '=', uid);

export const refundRequestFacts = (uid: string) =>
  db()
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
    .select(['gateway_order_id as orderId', 'state', 'refund_requests.amount_paise as amountPaise'])
    .select(['reason', 'requested_at as requestedAt', 'decided_at as decidedAt', 'answer'])
    .where('orders.uid', '=', uid)
    .orderBy('requested_at')
    .execute();

export const forgetRefundWords = (uid: string) =>
  db()
    .updateTable('refund_requests')
    .set({ reason: '' })
    .where('order_id', 'in', ordersOf(uid))
    .execute();
