import { z } from 'zod';
import { adminReason, optionalReason } from '#app/audit/contract.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { orderParams, paymentProblems } from './contract.ts';
import { OrderAnswer } from './history.contract.ts';
import { refundRequestStates } from './refund-state.ts';

export const refundProblems = defineProblems({
  'refund/not-found': [404, 'There is no such request for a refund.'],
  'refund/not-open': [409, 'You have not asked for this refund, or it has been decided already.'],
  'refund/decided': [409, 'This request has been decided or withdrawn in the meantime.'],
  'refund/already-requested': [409, 'You have already asked for this refund.'],
  'refund/nothing-left': [409, 'There is nothing to refund on this order.'],
  'refund/too-late': [
    409,
    'The days for a refund of this payment are over. If something is broken, write to us.',
  ],
  /** The answer carries `amount`, in paise, as it is now. */
  'refund/changed': [
    409,
    'The amount has changed since this page was loaded. Check it again before you continue.',
  ],
  'refund/disputed': [
    409,
    'The buyer disputes this payment with their bank, and the bank decides where the money goes.',
  ],
  'refund/seats-redeemed': [
    409,
    'A code of this order has been redeemed, so its payment can’t be refunded.',
  ],
  'refund/own-order': [403, 'This is your own order, so somebody else must decide.'],
  'refund/not-failed': [409, 'This refund has not failed, so there is nothing to try again.'],
});

/** Paise, as in every call about payments (decisions.md ruling 11). */
const amount = z.int();
const instant = z.iso.datetime();
const longestWords = 1000;

export const RefundRequest = z.object({
  id: z.string(),
  /** What it was asked for: this order, or the one that it was built on. */
  orderId: z.string(),
  state: z.enum(refundRequestStates),
  /** What the member was shown; for an approved request, what was approved. */
  amount,
  /** The member's own words; may be empty. */
  reason: z.string(),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was refused, in our words. */
  answer: z.string().nullable(),
  /** The gateway has accepted the refund. */
  sentAt: instant.nullable(),
  /** The gateway says that the money was paid out. */
  arrivedAt: instant.nullable(),
  /** The gateway could not pay it out; we are looking into it. */
  failedAt: instant.nullable(),
  /** The gateway's ids of the refunds, for a bank that asks. */
  references: z.array(z.string()),
});
export type RefundRequest = z.output<typeof RefundRequest>;

/** What goes back when this order is refunded now. */
export const RefundBill = z.object({
  /** 0: nothing is left to refund. */
  amount,
  /** Rewards that paid these orders too, and are payable again after a refund. */
  rewards: amount,
  parts: z.array(
    z.object({
      orderId: z.string(),
      planType: z.enum(planTypes),
      kind: OrderAnswer.shape.kind,
      amount,
    }),
  ),
});
export type RefundBill = z.output<typeof RefundBill>;

const requestParams = z.object({ id: z.string().max(64) });
const unknownOrder = pickProblems(paymentProblems, 'payment/order-not-found');

export const refundsContract = defineContract({
  'GET /payment/orders/{orderId}/refund': {
    summary:
      'One of the caller’s orders, until when it can be refunded, how much, and each request',
    access: 'user',
    params: orderParams,
    ok: z.object({
      order: OrderAnswer,
      /** The last moment to ask; null for an order that was never paid. */
      until: instant.nullable(),
      /** The member may ask at this moment. */
      open: z.boolean(),
      bill: RefundBill,
      /** Newest first; no more than the ten newest. */
      requests: z.array(RefundRequest),
    }),
    problems: unknownOrder,
  },
  'POST /payment/orders/{orderId}/refund': {
    summary:
      'Ask for a refund; `amount` is what the member was shown, in paise. If it has changed, the answer is 409 with the new `amount`',
    access: 'user',
    params: orderParams,
    body: z.strictObject({
      amount: z.int().min(1),
      reason: z.string().trim().max(longestWords, tooLongText(longestWords)).default(''),
    }),
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: {
      ...unknownOrder,
      ...pickProblems(
        refundProblems,
        'refund/already-requested',
        'refund/changed',
        'refund/nothing-left',
        'refund/seats-redeemed',
        'refund/too-late',
      ),
    },
    limits: [{ name: 'refund-requests', points: 10, per: 3600, by: 'user' }],
  },
  'DELETE /payment/orders/{orderId}/refund': {
    summary: 'Withdraw one’s request for a refund, while it is not decided',
    access: 'user',
    params: orderParams,
    problems: { ...unknownOrder, ...pickProblems(refundProblems, 'refund/not-open') },
  },
  'POST /admin/refunds/{id}/approval': {
    summary:
      'Approve a refund: the membership ends, and the gateway is asked. `amount` is what the admin was shown, in paise',
    access: 'finance',
    params: requestParams,
    body: z.strictObject({ amount: z.int().min(1), reason: optionalReason }),
    problems: pickProblems(
      refundProblems,
      'refund/not-found',
      'refund/own-order',
      'refund/decided',
      'refund/changed',
      'refund/nothing-left',
      'refund/disputed',
      'refund/seats-redeemed',
    ),
  },
  'POST /admin/refunds/{id}/refusal': {
    summary: 'Refuse a refund; the member reads the reason',
    access: 'finance',
    params: requestParams,
    body: z.strictObject({ reason: adminReason }),
    problems: pickProblems(
      refundProblems,
      'refund/not-found',
      'refund/own-order',
      'refund/decided',
    ),
  },
  'POST /admin/refunds/{id}/retry': {
    summary: 'Ask the gateway again for the refunds of a request that failed there',
    access: 'finance',
    params: requestParams,
    problems: pickProblems(
      refundProblems,
      'refund/not-found',
      'refund/own-order',
      'refund/not-failed',
      'refund/disputed',
    ),
  },
});

export type OwnRefund = AnswerOf<(typeof refundsContract)['GET /payment/orders/{orderId}/refund']>;
