import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { OrderAnswer } from '../../contract.ts';
import { orderAnswer } from './orders.answers.ts';
import * as queries from './queries.ts';

/** A person's latest payment that was not refunded, and when it counted. */
export const lastPaymentAbout = aboutPerson(queries.lastPayment, (payment) =>
  payment?.paidAt ? { amountPaise: payment.amountPaise, paidAt: new Date(payment.paidAt) } : null,
);

/** Has this person ever paid for an order (refunded or not), one order aside? */
export const hasPurchased = (
  uid: string,
  { besides }: { besides?: string } = {},
): Promise<boolean> => queries.hasPaidOrder(uid, besides);

/** A person's orders, newest first, or the one with this id. */
export const ordersOf = async (uid: string, orderId?: string): Promise<OrderAnswer[]> =>
  (await queries.ordersWithInstants(uid, orderId)).map(orderAnswer);

/** The caller's orders, or the one with this id. */
export const ownOrders = ({ actor }: Context<Actor>, orderId?: string): Promise<OrderAnswer[]> =>
  ordersOf(actor.uid, orderId);
