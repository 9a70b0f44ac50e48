import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { quarantineReasonNames } from './quarantine-reason.ts';

export const paymentDeskProblems = defineProblems({
  'payments/report-not-found': [404, 'There is no such report.'],
  'payments/report-settled': [409, 'This report has been settled in the meantime.'],
  'payments/dispute-open': [
    409,
    'The bank has not decided yet. Once it has, this leaves the list by itself.',
  ],
});

const QuarantinedPayment = z.object({
  id: z.string(),
  reason: z.enum(quarantineReasonNames),
  /** The gateway's id of the payment, our id of the refund, or the id of the event. */
  subject: z.string(),
  /** The gateway's description; null when it gives none. */
  words: z.string().nullable(),
  /** The order that it is about, if it is one of ours; `expected` in paise. */
  order: z
    .object({
      orderId: z.string(),
      expected: z.int(),
      buyer: z.object({ uid: z.string(), name: z.string().nullable() }),
    })
    .nullable(),
  /** As the gateway reports it, in the smallest unit of its currency. */
  seen: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  seenAt: z.iso.datetime(),
});
export type QuarantinedPayment = z.output<typeof QuarantinedPayment>;

export const paymentDeskContract = defineContract({
  'GET /admin/payments': {
    summary:
      'Facts from the gateway that do not add up, or that somebody must act on; oldest first',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      payments: z.array(QuarantinedPayment),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'POST /admin/payments/{id}/resolution': {
    summary: 'Take a report off the list, because nothing is left to do about it',
    access: 'admin',
    params: z.object({ id: z.string().max(64) }),
    body: z.strictObject({ reason: adminReason }),
    problems: paymentDeskProblems,
  },
});

export type QuarantinedPayments = AnswerOf<(typeof paymentDeskContract)['GET /admin/payments']>;
