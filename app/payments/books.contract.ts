import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { differenceKinds } from './book-difference.ts';

export const bookProblems = defineProblems({
  'books/difference-not-found': [404, 'There is no such difference.'],
  'books/difference-resolved': [409, 'This difference has been resolved in the meantime.'],
});

const instant = z.iso.datetime();
const day = z.iso.date();

const BookDifference = z.object({
  id: z.string(),
  /** The day in India on which the payment was made. */
  day,
  /** The gateway's id. */
  paymentId: z.string(),
  kind: z.enum(differenceKinds),
  /** In the smallest unit of the currency. */
  here: z.int(),
  there: z.int(),
  currency: z.string(),
  foundAt: instant,
  /** Our id of the payment's order, if we have recorded the payment. */
  orderId: z.string().nullable(),
});
export type BookDifference = z.output<typeof BookDifference>;

/** Paise of the payments that were made on a day in India. */
const BookDay = z.object({
  day,
  capturedHere: z.int(),
  capturedThere: z.int(),
  refundedHere: z.int(),
  refundedThere: z.int(),
});
export type BookDay = z.output<typeof BookDay>;

export const booksContract = defineContract({
  'GET /admin/books': {
    summary:
      'Payments that differ between our books and the gateway’s, oldest first; the last comparison, and the newest 31 days of it',
    access: 'finance',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      differences: z.array(BookDifference),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      /** Null before the first one. */
      comparison: z
        .object({
          startedAt: instant,
          /** Null while it runs, or waits for a gateway that doesn't answer. */
          finishedAt: instant.nullable(),
          from: day,
          to: day,
          /** How many orders it put right with what the gateway said. */
          healed: z.int(),
        })
        .nullable(),
      days: z.array(BookDay),
    }),
  },
  'POST /admin/book-differences/{id}/resolution': {
    summary: 'Explain a difference; it is found again only if its amounts change',
    access: 'finance',
    params: z.object({ id: z.string().max(64) }),
    body: z.object({ reason: adminReason }),
    problems: bookProblems,
  },
});

export type Books = AnswerOf<(typeof booksContract)['GET /admin/books']>;
