import { z } from 'zod';
import { planTypes } from '#app/memberships/plans.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { paymentProblems } from './contract.ts';
import { OrderAnswer } from './history.contract.ts';
import { orderStates } from './order-filter.ts';
import { RefundBill, RefundRequest } from './refunds.contract.ts';

const instant = z.iso.datetime();

const Buyer = z.object({ uid: z.string(), name: z.string(), email: z.string().nullable() });

const ListedOrder = z.object({
  id: z.string(),
  /** The gateway's; null until the gateway has answered. */
  gatewayOrderId: z.string().nullable(),
  buyer: Buyer,
  planType: z.enum(planTypes),
  kind: OrderAnswer.shape.kind,
  seats: OrderAnswer.shape.seats,
  seatsRedeemed: OrderAnswer.shape.seatsRedeemed,
  /** Paise. */
  amount: z.int(),
  /** The referral or promo code. */
  code: z.string().nullable(),
  status: OrderAnswer.shape.status,
  /** Its buyer has asked for a refund, and nobody has decided yet. */
  refundRequested: z.boolean(),
  createdAt: instant,
});
export type ListedOrder = z.output<typeof ListedOrder>;

/** Something that happened to an order, with its source. */
const OrderFact = z.object({
  at: instant,
  title: z.string(),
  source: z.string(),
  text: z.string().nullable(),
  /** The gateway's ids. */
  codes: z.array(z.string()),
});
export type OrderFact = z.output<typeof OrderFact>;

const DeskOrder = ListedOrder.extend({
  startsAt: instant,
  endsAt: instant.nullable(),
  /** Paise. */
  listPrice: z.int(),
  /** 0 where the code took off an amount, or there was none. */
  discountPercent: z.int(),
  /** What the code took off, in paise. */
  discount: z.int(),
  credit: z.int(),
  /** What the buyer's rewards pay of the amount; the gateway is asked for the rest. */
  rewards: z.int(),
  /** The last moment at which its buyer could ask for a refund; null if it was never paid. */
  refundableUntil: instant.nullable(),
  /** What goes back if it is refunded now. */
  bill: RefundBill,
  /** The buyer disputes one of these payments with their bank, so nothing can be approved. */
  disputed: z.boolean(),
  /** Newest first. */
  requests: z.array(RefundRequest),
  /** Newest first, no more than the newest 100 of each kind. */
  facts: z.array(OrderFact),
});
export type DeskOrder = z.output<typeof DeskOrder>;

const orderParams = z.object({ id: z.string().max(100) });
const day = z.iso.date().optional();
const filter = {
  q: z.string().trim().max(200).optional(),
  state: z.enum(orderStates).optional(),
  plan: z.enum(planTypes).optional(),
  /** Days in India, both included. */
  from: day,
  to: day,
};

export const ordersContract = defineContract({
  'GET /admin/orders': {
    summary:
      'Orders, newest first, 25 at a time; `before` continues a list. `q` is a name, an address, a code, or the id of an order or a payment',
    access: 'finance',
    query: z.object({ ...filter, before: z.string().max(64).optional() }),
    ok: z.object({
      items: z.array(ListedOrder),
      /** For `before`: the next orders; null at the end. */
      older: z.string().nullable(),
      /** Requests for a refund that nobody has decided, oldest first; the ten oldest. */
      waiting: z.object({
        total: z.int(),
        items: z.array(
          z.object({
            id: z.string(),
            orderId: z.string(),
            name: z.string(),
            planType: z.enum(planTypes),
            amount: z.int(),
            requestedAt: instant,
          }),
        ),
      }),
    }),
  },
  'POST /admin/order-tables': {
    summary: 'A table of all orders that a filter finds, newest first',
    access: 'finance',
    body: z.strictObject(filter),
    file: 'text/csv',
    ok: z.string(),
  },
  'GET /admin/orders/{id}': {
    summary: 'One order with everything that happened to it',
    access: 'finance',
    params: orderParams,
    ok: DeskOrder,
    problems: pickProblems(paymentProblems, 'payment/order-not-found'),
  },
  'POST /admin/orders/{id}/comparison': {
    summary: 'Ask the gateway about an order now, and apply its answer',
    access: 'finance',
    params: orderParams,
    problems: pickProblems(
      paymentProblems,
      'payment/order-not-found',
      'payment/not-set-up',
      'payment/gateway-unavailable',
    ),
  },
});

export type DeskOrders = AnswerOf<(typeof ordersContract)['GET /admin/orders']>;
