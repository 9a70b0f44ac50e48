import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { requiredText, tooLongText } from '#app/shared/text-rules.ts';
import { gstStates, isGstin } from './gst.ts';
import { documentKinds } from './series.ts';

export const invoiceProblems = defineProblems({
  'invoices/not-found': [404, 'There is no such document.'],
});

const instant = z.iso.datetime();
const text = (label: string, most: number) =>
  z.string(requiredText(label)).trim().min(1, requiredText(label)).max(most, tooLongText(most));
const state = z.string('Please choose a state').refine((code) => Object.hasOwn(gstStates, code), {
  error: 'Please choose a state',
});
const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isGstin, { error: 'This is not a valid GSTIN. Check its 15 characters.' });

const highestRate = 28;

/** A GSTIN begins with the code of its state. */
const ofItsState = ({
  state: chosen,
  gstin: number,
}: {
  state: string | null;
  gstin: string | null;
}): boolean => number === null || chosen === null || number.startsWith(chosen);
const otherState = { error: 'This GSTIN belongs to another state', path: ['gstin'] };

export const Seller = z
  .strictObject({
    name: text('Name', 120),
    address: text('Address', 300),
    state,
    gstin: gstin.nullable(),
    sac: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'A SAC has six digits'),
    /** Whole percent, contained in the prices. */
    ratePercent: z.int('Please give a rate').min(0).max(highestRate, `At most ${highestRate}%`),
  })
  .refine(ofItsState, otherState);
export type Seller = z.output<typeof Seller>;

export const BillingDetails = z
  .strictObject({
    name: text('Name', 120),
    address: text('Address', 300),
    state: state.nullable(),
    gstin: gstin.nullable(),
  })
  .refine(ofItsState, otherState);
export type BillingDetails = z.output<typeof BillingDetails>;

const IssuedDocument = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(documentKinds),
  issuedAt: instant,
  /** Paise. */
  total: z.int(),
});
export type IssuedDocument = z.output<typeof IssuedDocument>;

export const invoicesContract = defineContract({
  'GET /documents/of-order/{orderId}': {
    summary: 'The invoice or receipt of an order, and the note of its refund; also for finance',
    access: 'user',
    params: z.object({ orderId: z.string().max(100) }),
    ok: z.array(IssuedDocument),
  },
  'GET /documents/{id}': {
    summary: 'An invoice, a receipt or a note, to be saved; the caller’s own, or for finance any',
    access: 'user',
    params: z.object({ id: z.string().max(64) }),
    file: 'application/pdf',
    ok: z.instanceof(Uint8Array),
    problems: invoiceProblems,
  },
  'GET /billing-details': {
    summary: 'What the caller wants on the next invoice; null for nothing but the name',
    access: 'user',
    ok: BillingDetails.nullable(),
  },
  'PUT /billing-details': {
    summary: 'Change what is written on the caller’s next invoice; issued ones stay as they are',
    access: 'user',
    body: BillingDetails,
    limits: [{ name: 'billing-details', points: 60, per: 3600, by: 'user' }],
  },
  'GET /admin/seller': {
    summary: 'The seller on the next invoice; null until an admin has said who sells',
    access: 'admin',
    ok: z.object({ seller: Seller, since: instant }).nullable(),
  },
  'PUT /admin/seller': {
    summary:
      'Change the seller, from now on and in all processes; issued documents stay as they are',
    access: 'admin',
    body: Seller,
  },
  'GET /admin/register': {
    summary: 'All documents of a month in India, with the columns of GSTR-1',
    access: 'finance',
    query: z.object({
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month'),
    }),
    file: 'text/csv',
    ok: z.string(),
  },
});

export type SellerSetting = AnswerOf<(typeof invoicesContract)['GET /admin/seller']>;
