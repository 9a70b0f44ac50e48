import { z } from 'zod';
import { documentKinds } from '#app/invoices/series.ts';
import { planTypes } from '#app/memberships/plans.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { revenueTables } from './tables.ts';

export const revenueProblems = defineProblems({
  'revenue/no-period': [
    400,
    'Please choose a first day that is not after the last one, and at most 366 days.',
  ],
});

const day = z.iso.date();

const Sums = z.object({
  /** Orders that were paid. */
  orders: z.int(),
  /** Paise: what codes took off, what was paid, and what went back. */
  given: z.int(),
  paid: z.int(),
  returned: z.int(),
});
export type Sums = z.output<typeof Sums>;

const period = { from: day, to: day };

const Documents = z.object({
  kind: z.enum(documentKinds),
  documents: z.int(),
  /** Paise; what a note of a refund says is not negative. */
  taxable: z.int(),
  cgst: z.int(),
  sgst: z.int(),
  igst: z.int(),
  total: z.int(),
  /** What rewards paid of the total, so that no money moved for it. */
  rewards: z.int(),
});
export type Documents = z.output<typeof Documents>;

/** One key, or all others together: `keys` says how many. */
const ranked = { keys: z.int(), ...Sums.shape };

const RevenueCode = z.object({ code: z.string().nullable(), ...ranked });
export type RevenueCode = z.output<typeof RevenueCode>;

const RevenueReferrer = z.object({
  uid: z.string().nullable(),
  /** Null for all others, and after a deletion. */
  name: z.string().nullable(),
  ...ranked,
});
export type RevenueReferrer = z.output<typeof RevenueReferrer>;

const RevenueDay = z.object({ day, planType: z.enum(planTypes), ...Sums.shape });
export type RevenueDay = z.output<typeof RevenueDay>;

export const revenueContract = defineContract({
  'GET /admin/revenue': {
    summary:
      'What came in and went back in a period of at most 366 days in India: by day and plan, by code, by referrer; refunds, and the documents with their tax. Without days, this month so far',
    access: 'finance',
    query: z.object({ from: day.optional(), to: day.optional() }),
    ok: z.object({
      ...period,
      all: Sums,
      /** The period that it is compared with. */
      before: z.object({ ...period, ...Sums.shape }),
      /** By day and plan, only where money moved. */
      days: z.array(RevenueDay),
      /** Without a code, with a referral code, with a promo code; only what there was. */
      kinds: z.array(z.object({ key: z.enum(['none', 'referral', 'promo']), ...Sums.shape })),
      /** The ten promo codes that brought in most, and all others. */
      promos: z.array(RevenueCode),
      /** The ten people whose codes brought in most, and all others. */
      referrers: z.array(RevenueReferrer),
      returns: z.array(
        z.object({
          kind: z.enum(['refunded', 'charged-back']),
          /** Of how many payments. */
          payments: z.int(),
          paise: z.int(),
        }),
      ),
      documents: z.array(Documents),
      /** Requests for a refund that nobody has decided. */
      waitingRefunds: z.int(),
    }),
    problems: revenueProblems,
  },
  'POST /admin/revenue-tables': {
    summary: 'One of these tables, complete, for a spreadsheet',
    access: 'finance',
    body: z.strictObject({ table: z.enum(revenueTables), ...period }),
    file: 'text/csv',
    ok: z.string(),
    problems: revenueProblems,
  },
});

export type Revenue = AnswerOf<(typeof revenueContract)['GET /admin/revenue']>;
