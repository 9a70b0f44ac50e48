import { lockOrderById } from './queries.ts';
import { areSeatsHeld, countRedeemed } from './seats.queries.ts';

/**
 * May a code of this order be redeemed now? The order stays locked until the transaction ends, so
 * that it can't be refunded meanwhile. `held`: its buyer wants the money back, or disputes the payment.
 */
export async function lockSeats(orderId: string): Promise<'open' | 'held' | 'closed'> {
  const order = await lockOrderById(orderId);
  if (order?.status !== 'paid') return 'closed';
  return (await areSeatsHeld(orderId)) ? 'held' : 'open';
}

/** One more code of this locked order has been redeemed. */
export const noteRedeemed = countRedeemed;
