import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { openDisputeAbout } from '../quarantine/queries.ts';
import type { PaymentsTables } from '../tables.ts';
import type { Order } from './queries.ts';

const db = () => q<PaymentsTables>();

/** Has an order for seats of this buyer been paid since, apart from this one? */
export async function seatsPaidSince(
  order: Pick<Order, 'id' | 'uid' | 'createdAt'>,
): Promise<boolean> {
  const other = await db()
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.uid', '=', order.uid)
    .where('seats', 'is not', null)
    .where('orders.status', '=', 'paid')
    .where('orders.id', '<>', order.id)
    .where('settled_at', '>=', order.createdAt)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** One more code of this order has been redeemed. */
export const countRedeemed = (id: string) =>
  db()
    .updateTable('orders')
    .set({ seats_redeemed: sql`seats_redeemed + 1` })
    .where('id', '=', id)
    .execute();

/** Has the buyer asked for a refund that nobody has decided, or disputed the payment? */
export async function areSeatsHeld(orderId: string): Promise<boolean> {
  const held = await db()
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .union((payments) =>
      payments
        .selectFrom('payments')
        .select('payments.id')
        .where('order_id', '=', orderId)
        .where((payment) => payment.exists(openDisputeAbout(payment.ref('payments.id')))),
    )
    .executeTakeFirst();
  return held !== undefined;
}
