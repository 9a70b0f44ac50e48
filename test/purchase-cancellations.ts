import { openStatuses } from '#app/payments/order-state.ts';
import { pool } from '#app/platform/database.ts';
import { rewardsOf } from './payouts.ts';
import type { SignedIn } from './people.ts';
import { answered, type Till } from './purchase-tills.ts';

/**
 * A buyer cancels an order. If it was open, it is now closed, reserves nothing and can't be paid on
 * the gateway's page; or it turned out to be paid. The gateway knows of no capture that we don't.
 */
export async function cancels(till: Till, who: SignedIn, orderId: string): Promise<void> {
  const { shop } = till;
  const { token } = who;
  const order = async () => (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body;
  const { status: before } = await order();
  const reply = await shop.call('DELETE', `/payment/orders/${orderId}`, { token });
  answered(reply, 204, 409);
  const { status } = await order();
  const closed = reply.status === 204;
  const faults = (closed ? ['expired'] : ['paid', 'refunded']).includes(status)
    ? []
    : [`cancelling answered ${reply.status}, and the order is ${status}`];
  if (openStatuses.includes(before)) {
    faults.push(...(await till.faults([orderId])).filter((fault) => fault.startsWith('I4')));
    if ((await rewardsOf(shop, who)).reservedBy === orderId) faults.push('rewards are reserved');
    if (closed && (await till.pageIsOpen(orderId))) faults.push('its page takes payments');
  }
  if (faults.length > 0) throw new Error(`${orderId}: ${faults.join('; ')}`);
}

/** Orders that were cancelled or replaced, and that the gateway's page still takes payments for. */
export async function payableThoughClosed(till: Till): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select gateway_order_id as id from orders join order_transitions on order_id = orders.id
     where orders.status = 'expired' and order_transitions.status = 'expired' and source <> 'reconcile'
       and gateway_order_id is not null`,
  );
  const open = await Promise.all(rows.map(({ id }) => till.pageIsOpen(id)));
  return rows.flatMap(({ id }, index) => (open[index] ? [id] : []));
}
