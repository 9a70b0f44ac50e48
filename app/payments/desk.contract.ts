import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { quarantineReasonNames } from './quarantine-reason.ts';

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
      'Facts from the gateway that do not add up: they granted nothing, and wait for a person; oldest first',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      payments: z.array(QuarantinedPayment),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
});

export type QuarantinedPayments = AnswerOf<(typeof paymentDeskContract)['GET /admin/payments']>;
