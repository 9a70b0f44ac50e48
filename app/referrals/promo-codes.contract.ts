import { z } from 'zod';
import { planTypes } from '#app/memberships/plans.ts';
import { discountCodeShape } from '#app/shared/discount-code.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { promoStates } from './promo-state.ts';

export const promoProblems = defineProblems({
  'codes/not-found': [404, 'There is no such code.'],
  'codes/taken': [
    409,
    'This code exists already, or it is somebody’s referral code. Please choose another one.',
  ],
  'codes/used': [
    409,
    'Somebody has used this code, so only its end and its limits can change. Make a new code instead.',
  ],
  'codes/below-uses': [409, 'The code has been used more often than that.'],
  'codes/over': [409, 'This code was ended for good. Make a new one instead.'],
  'codes/changed-meanwhile': [
    409,
    'Someone else changed this code in the meantime, so nothing was saved. Close this and open the code again to see the latest version.',
  ],
});

const instant = z.iso.datetime();

const PromoCode = z.object({
  /** The code in lower case. */
  id: z.string(),
  code: z.string(),
  /** Whole percent, or null. */
  percent: z.int().nullable(),
  /** Rupees, or null: exactly one of the two is given. */
  amount: z.number().nullable(),
  /** The plans that it is for; none: every plan. */
  plans: z.array(z.string()),
  /** Rupees that the purchase must cost without the code; null: any price. */
  minimum: z.number().nullable(),
  firstPurchaseOnly: z.boolean(),
  validFrom: instant,
  /** Null: until further notice. */
  validUntil: instant.nullable(),
  /** Null: as often as people like. */
  mostUses: z.int().nullable(),
  mostUsesEach: z.int().nullable(),
  state: z.enum(promoStates),
  /** How many have paid with it. */
  uses: z.int(),
  /** How many open orders have reserved it. */
  reserved: z.int(),
  /** Rupees paid with it, without refunded orders. */
  revenue: z.number(),
  /** Null: the starting content. */
  madeBy: z.string().nullable(),
  madeAt: instant,
  /** When it was ended by hand. */
  endedAt: instant.nullable(),
  version: z.int(),
});
export type PromoCode = z.output<typeof PromoCode>;

const mostRupees = 10_000_000;
const rupees = (label: string) =>
  z
    .number(`Please enter the ${label} in rupees`)
    .min(1, `The ${label} is at least ₹1`)
    .max(mostRupees, `The ${label} is too large`)
    .multipleOf(0.01, 'Please use no more than two decimals')
    .nullable();
const mostTimes = 10_000_000;
const limit = z
  .int('Please enter a whole number')
  .min(1, 'A limit is at least 1')
  .max(mostTimes, 'This limit is too large')
  .nullable();

const written = {
  percent: z
    .int('Please enter a whole number')
    .min(1, 'A code takes off at least 1%')
    .max(99, 'A code takes off at most 99%')
    .nullable(),
  amount: rupees('amount'),
  plans: z.array(z.enum(planTypes)).max(planTypes.length),
  minimum: rupees('minimum'),
  firstPurchaseOnly: z.boolean(),
  validFrom: z.iso.datetime('Please choose a date and a time'),
  validUntil: z.iso.datetime('Please choose a date and a time').nullable(),
  mostUses: limit,
  mostUsesEach: limit,
};

interface Checked {
  percent: number | null;
  amount: number | null;
  validFrom: string;
  validUntil: string | null;
}
const takesOffOne = ({ percent, amount }: Checked): boolean =>
  (percent === null) !== (amount === null);
const endsAfterStart = ({ validFrom, validUntil }: Checked): boolean =>
  validUntil === null || Date.parse(validUntil) > Date.parse(validFrom);
const oneOf = { path: ['percent'], error: 'Please enter a percentage or an amount, not both' };
const inOrder = { path: ['validUntil'], error: 'The end must be after the start' };

const version = z.int();
const byCode = z.object({ id: z.string().max(20) });

export const promoCodesContract = defineContract({
  'GET /admin/promo-codes': {
    summary: 'Promo codes with their uses and revenue, newest first, 25 at a time',
    access: 'finance',
    query: z.object({
      q: z.string().trim().max(20).optional(),
      state: z.enum(promoStates).optional(),
      page: pageAsked,
    }),
    ok: z.object({
      items: z.array(PromoCode),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'POST /admin/promo-codes': {
    summary: 'Make a promo code',
    access: 'finance',
    body: z
      .strictObject({
        code: z
          .string()
          .trim()
          .regex(discountCodeShape, 'A code has 4 to 20 letters, numbers, and underscores'),
        ...written,
      })
      .refine(takesOffOne, oneOf)
      .refine(endsAfterStart, inOrder),
    status: 201,
    ok: PromoCode,
    problems: pickProblems(promoProblems, 'codes/taken'),
  },
  'PUT /admin/promo-codes/{id}': {
    summary:
      'Change a promo code; once somebody has used it, only its end and its limits. `version` is the one that was edited',
    access: 'finance',
    params: byCode,
    body: z
      .strictObject({ ...written, version })
      .refine(takesOffOne, oneOf)
      .refine(endsAfterStart, inOrder),
    ok: PromoCode,
    problems: pickProblems(
      promoProblems,
      'codes/not-found',
      'codes/used',
      'codes/below-uses',
      'codes/over',
      'codes/changed-meanwhile',
    ),
  },
  'POST /admin/promo-codes/{id}/end': {
    summary: 'End a promo code now, for good; orders that have reserved it can still be paid',
    access: 'finance',
    params: byCode,
    ok: PromoCode,
    problems: pickProblems(promoProblems, 'codes/not-found', 'codes/over'),
  },
});

export type PromoCodes = AnswerOf<(typeof promoCodesContract)['GET /admin/promo-codes']>;
