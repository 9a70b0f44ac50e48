import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { ListPage } from '#app/shared/endpoint.ts';
import type { ListPageAsked } from '#app/shared/listing.ts';
import type { OrderAnswer, OrderHistory } from '../../history.contract.ts';
import { ordersOnPage, orderWithInstants } from './history.queries.ts';
import { orderAnswer } from './orders.answers.ts';
import * as queries from './queries.ts';

/** A person's latest payment that was not refunded, and when it counted. */
export const lastPaymentAbout = aboutPerson(queries.lastPayment, (payment) =>
  payment?.paidAt ? { amountPaise: payment.amountPaise, paidAt: new Date(payment.paidAt) } : null,
);

/** Has this person ever paid for an order (refunded or not), apart from this one? */
export const hasPurchased = (
  uid: string,
  { besides }: { besides?: string } = {},
): Promise<boolean> => queries.hasPaidOrder(uid, besides);

/** The caller's order with this id, as they may see it. */
export async function orderAsTold(
  { actor }: Context<Actor>,
  orderId: string,
): Promise<OrderAnswer | undefined> {
  const row = await orderWithInstants(actor.uid, orderId);
  return row && orderAnswer(row);
}

/** The caller's orders, newest first. */
export const ownOrders = ({ actor }: Context<Actor>, asked: ListPageAsked) =>
  ordersPage(actor.uid, asked);

const perPage = 20;

/** A person's orders as shown on pages: those paid or still payable come before failed attempts. */
export async function orderHistory(uid: string, page: number): Promise<OrderHistory> {
  const { body, ...place } = await ordersPage(uid, { page, limit: perPage }, paymentsFirst);
  return { items: body, page: place.page, pages: place.pages };
}

const paymentsFirst = { paymentsFirst: true };

async function ordersPage(
  uid: string,
  { page, limit }: ListPageAsked,
  order: { paymentsFirst?: boolean } = {},
): Promise<ListPage<OrderAnswer[]>> {
  const { rows, ...place } = await ordersOnPage(uid, { page, perPage: limit }, order);
  return { body: rows.map(orderAnswer), ...place };
}
