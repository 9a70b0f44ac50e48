import { z } from 'zod';
import { MembershipAnswer, PlanAnswer } from '#app/memberships/contract.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { listPageAsked, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { PaymentSetupAnswer, PlacedOrder } from './checkout.contract.ts';
import { OrderAnswer, OrderHistory, orderStatus, purchaseKind } from './history.contract.ts';
import { refusalTexts } from './refusal-texts.ts';

export const paymentProblems = defineProblems({
  'payment/unknown-plan': [400, 'This plan does not exist.'],
  'payment/invalid-code': [400, 'Invalid referral code'],
  'payment/invalid-signature': [
    400,
    'The payment could not be confirmed: its signature is not valid.',
  ],
  'payment/invalid-event-signature': [401, 'The signature of this event is not valid.'],
  'payment/college-not-eligible': [403, refusalTexts.notEligible],
  'payment/order-not-found': [404, 'There is no such order.'],
  /**
   * The answer carries `offer`: the plan's current offer for the caller. If only the price or the
   * guarantee has changed, the text says so.
   */
  'payment/offer-changed': [
    409,
    'Your membership has changed since this page was loaded. Check the new bill before you pay.',
  ],
  'payment/already-lifetime': [
    409,
    'You are a Premium member for life. There is nothing left to buy.',
  ],
  'payment/not-on-sale': [409, refusalTexts.notOnSale],
  'payment/seats-changed': [
    409,
    'The price or the guarantee has changed since this page was loaded. Check the new bill before you pay.',
  ],
  /** The answer names the field; where a limit is known, the text says how many fit. */
  'payment/too-many-seats': [
    409,
    'Our payment partner doesn’t take this much at once. Please order fewer codes, or write to us.',
  ],
  'payment/too-much': [
    409,
    'Our payment partner doesn’t take this much at once. Please write to us.',
  ],
  'payment/already-paid': [
    409,
    'This order has been paid in the meantime, so it can’t be cancelled. Its page says whether you can have the money back.',
  ],
  'payment/superseded': [409, refusalTexts.superseded],
  'payment/under-review': [
    409,
    'This payment does not match the order. We are looking into it and will write to you; nothing is lost.',
  ],
  'payment/not-set-up': [503, refusalTexts.notSetUp],
  'payment/gateway-unavailable': [
    503,
    'Our payment partner can’t be reached right now. Please try again in a minute.',
  ],
});

export const orderParams = z.object({ orderId: z.string().max(100) });
const instant = z.iso.datetime();

const OfferAnswer = z.object({
  planType: z.enum(planTypes),
  /** As it is sold now. */
  plan: PlanAnswer,
  /** Null: not on offer, because the member has a lifetime plan. */
  kind: purchaseKind.nullable(),
  /** The period that buying it now adds to the membership. */
  startsAt: instant,
  /** Null: for life. */
  endsAt: instant.nullable(),
  /** Rupees, less `credit`. */
  price: z.number(),
  /** Rupees already paid for the current period, subtracted from an upgrade. */
  credit: z.number(),
  /** Rupees of the caller's rewards that are payable, and may pay all of an order but one rupee. */
  rewards: z.number(),
  /** Within how many days of paying the buyer can have the money back. */
  guaranteeDays: z.int(),
  eligible: z.boolean(),
});
export type OfferAnswer = z.output<typeof OfferAnswer>;

/** The offer that the buyer saw when deciding, in the offer's own fields. */
export const ShownOffer = z.object({
  kind: purchaseKind,
  startsAt: instant,
  endsAt: instant.nullable(),
  price: z.number(),
  guaranteeDays: z.int(),
});

/** What the buyer was shown, in rupees: the rewards that they use, and what is left to pay. */
const ShownRewards = z.strictObject({ used: z.number().min(0.01), toPay: z.number().min(1) });

const CodeAnswer = z.object({
  isValid: z.boolean(),
  /** Whole percent; 0 when the code is not valid, or takes off an amount. */
  discountPercent: z.number().int(),
  /** Rupees; 0 unless the code takes off an amount. */
  discountAmount: z.number(),
  /** Why the code is not valid; null when it is. */
  error: z.string().nullable(),
  /** The valid code as its owner writes it; null when it is not valid. */
  code: z.string().nullable(),
  /** First name of the code's owner; null for a promotion. */
  referrerName: z.string().nullable(),
});
export type CodeAnswer = z.output<typeof CodeAnswer>;

/** An id in the gateway's format, or `cancelled` for a dismissed checkout. */
const paymentId = z.string().regex(/^\w{1,40}$/);

export const paymentsContract = defineContract({
  'GET /payment/setup': {
    summary: 'How this site takes payments',
    access: 'public',
    topics: ['payment-setup'],
    ok: PaymentSetupAnswer,
    cache: 'public',
  },
  'GET /payment/offers': {
    summary:
      'What each plan is for the caller: kind of order, price, eligibility. A plan off sale is offered only to its members, who may renew it',
    access: 'user',
    ok: z.array(OfferAnswer),
  },
  'GET /payment/linked-code': {
    summary:
      'The code of whoever’s link the caller opened before signing up, for thirty days and a first purchase; the checkout verifies it like a typed one. `isFirst` until they have bought a plan: no friend’s code is good after that',
    access: 'user',
    ok: z.object({ code: z.string().nullable(), isFirst: z.boolean() }),
  },
  'POST /payment/verify-referral': {
    summary:
      'What a referral or promo code would take off; it is checked again when the order is made',
    access: 'user',
    body: z.object({
      code: z.string('Please enter a referral code').trim().max(100),
      planType: z.enum(planTypes, 'Please select a plan first'),
    }),
    ok: CodeAnswer,
    limits: [{ name: 'verify-referral', points: 20, per: 60, by: 'user' }],
  },
  'POST /payment/orders': {
    summary:
      'Order a plan; the server prices it, `amount` is in paise. `shown` is the offer that the buyer saw: if it has changed, the answer is 409 with the new `offer`. Without `shown` the order is for a first purchase, and anything else is refused in the same way. With `rewards` the caller’s payable rewards pay all that they can, and `amount` is the rest; if that is not what the buyer was shown, it is the same refusal',
    access: 'user',
    body: z.object({
      planType: z.string().max(40),
      referralCode: z.string().trim().max(40).nullish(),
      shown: ShownOffer.nullish(),
      rewards: ShownRewards.nullish(),
    }),
    status: 201,
    ok: PlacedOrder,
    problems: pickProblems(
      paymentProblems,
      'payment/unknown-plan',
      'payment/invalid-code',
      'payment/college-not-eligible',
      'payment/offer-changed',
      'payment/already-lifetime',
      'payment/not-on-sale',
      'payment/too-much',
      'payment/not-set-up',
      'payment/gateway-unavailable',
    ),
    limits: [{ name: 'payment-orders', points: 10, per: 3600, by: 'user' }],
  },
  'GET /dashboard/membership': {
    summary:
      'What the membership page shows: the caller’s membership, a page of their orders, and offers',
    access: 'user',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      membership: MembershipAnswer,
      orders: OrderHistory,
      offers: z.array(OfferAnswer),
    }),
  },
  'GET /payment/orders': {
    summary: 'The caller’s orders, newest first',
    access: 'user',
    query: listPageAsked,
    paged: true,
    ok: z.array(OrderAnswer),
  },
  'GET /payment/orders/{orderId}': {
    summary: 'One of the caller’s orders',
    access: 'user',
    params: orderParams,
    ok: OrderAnswer,
    problems: pickProblems(paymentProblems, 'payment/order-not-found'),
  },
  'PUT /payment/orders/{orderId}': {
    summary: 'Report how the checkout ended; only the gateway’s word makes an order paid',
    access: 'user',
    params: orderParams,
    body: z.object({
      paymentId,
      signature: z.string().max(200).optional(),
      status: z.enum(['completed', 'failed', 'cancelled']),
      /** Accepted but ignored: the code was decided on when the order was made. */
      referralCode: z.string().max(40).nullish(),
    }),
    ok: z.object({ status: orderStatus }),
    alsoOk: { 202: z.object({ status: z.literal('processing') }) },
    problems: pickProblems(
      paymentProblems,
      'payment/invalid-signature',
      'payment/order-not-found',
      'payment/superseded',
      'payment/under-review',
      'payment/not-set-up',
    ),
    limits: [{ name: 'payment-reports', points: 240, per: 3600, by: 'user' }],
  },
  'POST /payment/orders/{orderId}/comparison': {
    summary:
      'Ask the gateway about one of the caller’s orders now: whoever comes back from its page is often faster than its event',
    access: 'user',
    params: orderParams,
    ok: OrderAnswer,
    problems: pickProblems(
      paymentProblems,
      'payment/order-not-found',
      'payment/not-set-up',
      'payment/gateway-unavailable',
    ),
    limits: [{ name: 'payment-comparisons', points: 60, per: 3600, by: 'user' }],
  },
  'POST /payment/webhook': {
    summary: 'The gateway’s events, signed over the raw body',
    access: 'public',
    body: 'raw',
    bodyLimit: 262_144,
    ok: z.object({ received: z.literal(true) }),
    problems: pickProblems(
      paymentProblems,
      'payment/invalid-event-signature',
      'payment/not-set-up',
    ),
  },
});
