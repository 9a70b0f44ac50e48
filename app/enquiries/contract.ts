import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageFromEndAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { longest } from './contact-query.ts';
import { readEmail } from './sender.ts';
import { enquiryKinds, enquiryStates, laterStates } from './enquiry-state.ts';

export const newsletterProblems = defineProblems({
  'newsletter/invalid-code': [400, 'This link is not valid, or has already been used.'],
  'newsletter/expired-code': [400, 'This link has expired. Please subscribe again.'],
});

export const enquiryProblems = defineProblems({
  'enquiries/not-found': [404, 'There is no such enquiry.'],
  'enquiries/moved-meanwhile': [
    409,
    'Someone else changed the state of this enquiry in the meantime. Open it again to see the current one.',
  ],
});

const message = z.object({ message: z.string() });

/** An address that a person types. */
export const typedEmail = z
  .string('Email is required')
  .max(1000, 'Please enter a valid email address')
  .transform((typed, context) => {
    const read = readEmail(typed);
    if ('email' in read) return read.email;
    context.addIssue(read.fault);
    return z.NEVER;
  });

const oobCode = z.string().max(200).default('');

/** reliability.md section 5: forms, by IP; the service also limits by address. */
const formLimit = { points: 5, per: 60 * 60, by: 'ip' } as const;

const state = z.enum(enquiryStates);

/** The filter for a list or a table of enquiries. */
const selection = {
  kind: z.enum(['all', ...enquiryKinds]).default('all'),
  state: z.enum(['all', ...enquiryStates]).default('new'),
};
const search = z.string().trim().max(100).default('');

const Enquiry = z.object({
  id: z.string(),
  kind: z.enum(enquiryKinds),
  email: z.string(),
  /** These three are null if the person left only an address. */
  name: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  state,
  stateSince: z.iso.datetime(),
  /** Name of the admin who moved it; null while it is new. */
  movedBy: z.string().nullable(),
});
export type Enquiry = z.output<typeof Enquiry>;

const EnquiryWithNotes = Enquiry.extend({
  /** A page of them, oldest first. */
  notes: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        author: z.string(),
        words: z.string(),
        writtenAt: z.iso.datetime(),
      }),
    ),
    page: z.int(),
    pages: z.int(),
  }),
  /** The enquiry that has waited longest among the other unread ones. */
  next: z.string().nullable(),
});
export type EnquiryWithNotes = z.output<typeof EnquiryWithNotes>;

const byEnquiry = z.object({ id: z.string().max(40) });
const unknownEnquiry = pickProblems(enquiryProblems, 'enquiries/not-found');

export const enquiriesContract = defineContract({
  'POST /newsletter/subscribe': {
    summary:
      'Ask for the newsletter; a confirmation link is mailed, the answer is the same for every address',
    access: 'public',
    body: z.object({ email: typedEmail }),
    ok: message,
    limits: [{ name: 'newsletter', ...formLimit }],
  },
  'POST /newsletter/confirm': {
    summary: 'Start a subscription with the code from the mailed link',
    access: 'public',
    body: z.object({ oobCode }),
    ok: message,
    problems: newsletterProblems,
    limits: [{ name: 'newsletter-confirmation', points: 10, per: 15 * 60, by: 'ip' }],
  },
  'POST /newsletter/unsubscribe': {
    summary:
      'End a subscription with the code from any letter; mail programs post here automatically (RFC 8058)',
    access: 'public',
    query: z.object({ oobCode }),
    // A mail program sends a form, but only the address matters.
    body: 'raw',
    bodyLimit: 4096,
    ok: message,
    problems: pickProblems(newsletterProblems, 'newsletter/invalid-code'),
    // Mail programs of many people post from one address; legitimate use stays far below.
    limits: [{ name: 'unsubscribe', points: 100, per: 15 * 60, by: 'ip' }],
  },
  'POST /collaboration/enquiries': {
    summary: 'Ask to build together with the Founders Hub',
    access: 'public',
    body: z.object({ email: typedEmail }),
    ok: message,
    limits: [{ name: 'collaboration', ...formLimit }],
  },
  'POST /contact/queries': {
    summary: 'Write to us',
    access: 'public',
    body: z.object({
      name: line('Name', longest.name),
      email: typedEmail,
      subject: line('Subject', longest.subject),
      message: paragraphs('Message', longest.message),
    }),
    ok: message,
    limits: [{ name: 'contact', ...formLimit }],
  },
  'GET /admin/enquiries': {
    summary: 'The inbox: what people wrote, newest first, with how many are in each state',
    access: 'admin',
    query: z.object({
      ...selection,
      search,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    ok: z.object({
      enquiries: z.array(Enquiry),
      found: z.int(),
      pages: z.int(),
      counts: z.record(state, z.int()),
      /** Confirmed addresses of the newsletter. */
      subscribers: z.int(),
    }),
  },
  'GET /admin/enquiries/{id}': {
    summary:
      'One enquiry with the notes on it; `notes` is their page, 20 a page, of itself the last',
    access: 'admin',
    params: byEnquiry,
    query: z.object({ notes: pageFromEndAsked }),
    ok: EnquiryWithNotes,
    problems: unknownEnquiry,
  },
  'POST /admin/enquiries/{id}/moves': {
    summary: 'Set the state of an enquiry; `from` is the state that was seen',
    access: 'admin',
    params: byEnquiry,
    body: z.strictObject({ from: state, to: z.enum(laterStates) }),
    ok: EnquiryWithNotes,
    problems: enquiryProblems,
  },
  'POST /admin/enquiries/{id}/notes': {
    summary: 'Leave a note for colleagues',
    access: 'admin',
    params: byEnquiry,
    body: z.strictObject({ words: paragraphs('Note', 2000) }),
    status: 201,
    ok: EnquiryWithNotes,
    problems: unknownEnquiry,
  },
  'POST /admin/enquiry-tables': {
    summary: 'A table of the newest 5,000 enquiries of a selection',
    access: 'admin',
    body: z.strictObject({ ...selection, search }),
    file: 'text/csv',
    ok: z.string(),
  },
  'POST /admin/newsletter-tables': {
    summary: 'A table of the newsletter’s confirmed addresses',
    access: 'admin',
    file: 'text/csv',
    ok: z.string(),
  },
});

export type Inbox = AnswerOf<(typeof enquiriesContract)['GET /admin/enquiries']>;
