import { z } from 'zod';
import { MembershipAnswer } from '#app/memberships/contract.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { purchaseKind } from '#app/payments/history.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { seatStates } from './seat-state.ts';

export const seatProblems = defineProblems({
  'seat/unknown-code': [404, 'This code does not exist. Check it, or ask whoever gave it to you.'],
  'seat/redeemed': [409, 'This code has already been redeemed. Ask whoever gave it to you.'],
  'seat/withdrawn': [
    409,
    'This code no longer works, because its payment was taken back. Ask whoever gave it to you.',
  ],
  'seat/held': [
    409,
    'This code can’t be redeemed at the moment, because we are looking into its payment. The code is not used up, so try again later.',
  ],
  'seat/for-life': [
    409,
    'You are a Premium member for life, so this code can’t add anything. Somebody else can still redeem it.',
  ],
  'seat/college-not-eligible': [
    403,
    'This code is for the College plan, so first confirm that you study. The code is not used up.',
  ],
  /** The answer carries `adds`: what the code would add now. */
  'seat/changed': [
    409,
    'Your membership has changed since this page was loaded. Check what the code adds now.',
  ],
  'seat/not-found': [404, 'There is no such code.'],
  'seat/not-free': [409, 'This code has been redeemed or withdrawn, so it can’t be sent.'],
  'seat/sent': [
    409,
    'This code has already been sent. You can copy its link and send it yourself.',
  ],
  'seat/address-has-one': [
    409,
    'Another code of this order was sent to this address. Enter a different one, or copy the link.',
  ],
});

const instant = z.iso.datetime();
const code = z.string('Please enter the code').trim().min(1, 'Please enter the code').max(60);

/** What a code adds to the membership of whoever redeems it now. */
const Added = z.object({
  planType: z.enum(planTypes),
  kind: purchaseKind,
  startsAt: instant,
  /** Null: for life. */
  endsAt: instant.nullable(),
});
export type Added = z.output<typeof Added>;

const Seat = z.object({
  id: z.string(),
  planType: z.enum(planTypes),
  /** The gateway's id of the order that bought it. */
  orderId: z.string(),
  /** From 1, in its order. */
  place: z.int(),
  state: z.enum(seatStates),
  /** Null once it is redeemed or withdrawn. */
  code: z.string().nullable(),
  /** Null unless it was mailed and still waits. */
  sentTo: z.string().nullable(),
  sentAt: instant.nullable(),
  redeemedAt: instant.nullable(),
  /** First name only; null if nobody has redeemed it, or if they have left. */
  redeemedBy: z.string().nullable(),
  withdrawnAt: instant.nullable(),
});
export type Seat = z.output<typeof Seat>;

const seatParams = z.object({ id: z.string().max(64) });

/** A code of an order as the desk sees it: never the code itself. */
const DeskSeat = Seat.pick({
  place: true,
  state: true,
  sentTo: true,
  sentAt: true,
  redeemedAt: true,
  withdrawnAt: true,
}).extend({
  /** Null if nobody has redeemed it. */
  redeemedBy: z.object({ uid: z.string(), name: z.string() }).nullable(),
});
export type DeskSeat = z.output<typeof DeskSeat>;

const unusable = pickProblems(
  seatProblems,
  'seat/unknown-code',
  'seat/redeemed',
  'seat/withdrawn',
  'seat/held',
  'seat/for-life',
  'seat/college-not-eligible',
);

export const seatsContract = defineContract({
  'GET /seats': {
    summary: 'The codes that the caller has bought for other people, newest order first',
    access: 'user',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      items: z.array(Seat),
      page: z.int(),
      pages: z.int(),
      /** On all pages together. */
      counts: z.record(z.enum(seatStates), z.int()),
    }),
  },
  'GET /seats/table': {
    summary: 'The same as a table, to be saved',
    access: 'user',
    file: 'text/csv',
    ok: z.string(),
  },
  'GET /admin/orders/{id}/seats': {
    summary: 'What became of the codes of an order, in their order; none if it is for no seats',
    access: 'finance',
    params: seatParams,
    ok: z.array(DeskSeat),
  },
  'POST /seats/{id}/mail': {
    summary:
      'Mail one of the caller’s codes to an address, once; each address gets one of an order',
    access: 'user',
    params: seatParams,
    body: z.strictObject({
      email: z.email('Please enter a valid email address').max(254).toLowerCase(),
    }),
    problems: pickProblems(
      seatProblems,
      'seat/not-found',
      'seat/not-free',
      'seat/sent',
      'seat/address-has-one',
    ),
    limits: [{ name: 'seat-mails', points: 200, per: 86_400, by: 'user' }],
  },
  'POST /seat-codes/preview': {
    summary: 'What a code would add to the caller’s membership; nothing is redeemed',
    access: 'user',
    body: z.strictObject({ code }),
    ok: z.object({
      adds: Added,
      /** First name of whoever bought it; null if they have left. */
      from: z.string().nullable(),
    }),
    problems: unusable,
    limits: [{ name: 'seat-codes', points: 30, per: 3600, by: 'user' }],
  },
  'POST /seat-codes/redemption': {
    summary:
      'Redeem a code, once: it adds its plan to the caller’s membership as buying it would. `shown` is what the caller saw that it adds: if that has changed, the answer is 409, and nothing is redeemed',
    access: 'user',
    body: z.strictObject({ code, shown: Added.omit({ planType: true }) }),
    ok: MembershipAnswer,
    problems: { ...unusable, ...pickProblems(seatProblems, 'seat/changed') },
    limits: [{ name: 'seat-codes', points: 30, per: 3600, by: 'user' }],
  },
});

export type OwnSeats = AnswerOf<(typeof seatsContract)['GET /seats']>;
export type SeatPreview = AnswerOf<(typeof seatsContract)['POST /seat-codes/preview']>;
