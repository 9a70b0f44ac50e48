import { expect } from 'vitest';
import type { Shop } from '#test/purchases.ts';

export const ordersOf = async ({ call }: Shop, { token }: { token: string }) =>
  (await call('GET', '/payment/orders', { token })).body as {
    orderId: string;
    status: string;
    returned: { amount: number } | null;
  }[];

/** How each order ended: its state, and how much of it was refunded. */
export async function ends(
  shop: Shop,
  who: { token: string },
  orderIds: readonly string[],
): Promise<string[]> {
  const orders = await ordersOf(shop, who);
  expect(await shop.faults(orderIds)).toEqual([]);
  return orderIds.map((id) => {
    const order = orders.find(({ orderId }) => orderId === id);
    return `${order?.status}${order?.returned ? `, ${order.returned.amount} back` : ''}`;
  });
}
