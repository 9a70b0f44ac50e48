import type { OrderStatus } from './order-state.ts';

interface Outcome {
  status: OrderStatus;
  declined: boolean;
  /** A payment that is being refunded. */
  returned: unknown;
}

/**
 * Has money moved for an order, or is it on its way? All other orders are attempts, for which
 * nobody owes anything.
 */
const isPayment = ({ status, declined, returned }: Outcome): boolean =>
  status === 'paid' ||
  status === 'refunded' ||
  returned !== null ||
  (status === 'attempted' && !declined);

export const paymentsAmong = <Order extends Outcome>(orders: readonly Order[]): Order[] =>
  orders.filter(isPayment);

export const attemptsAmong = <Order extends Outcome>(orders: readonly Order[]): Order[] =>
  orders.filter((order) => !isPayment(order));
