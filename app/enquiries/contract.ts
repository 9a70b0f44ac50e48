import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { longest } from './contact-query.ts';
import { readEmail } from './sender.ts';

export const newsletterProblems = defineProblems({
  'newsletter/invalid-code': [400, 'This link is not valid, or has been used already.'],
  'newsletter/expired-code': [400, 'This link has expired. Please subscribe again.'],
});

const message = z.object({ message: z.string() });

const email = z
  .string('Email is required')
  .max(1000, 'Please enter a valid email address')
  .transform((typed, context) => {
    const read = readEmail(typed);
    if ('email' in read) return read.email;
    context.addIssue(read.fault);
    return z.NEVER;
  });

const oobCode = z.string().max(200).default('');

/** reliability.md section 5: forms, by IP; the service counts by address too. */
const formLimit = { points: 5, per: 60 * 60, by: 'ip' } as const;

export const enquiriesContract = defineContract({
  'POST /newsletter/subscribe': {
    summary: 'Ask for the newsletter; a confirmation link is mailed, the answer is the same for every address',
    access: 'public',
    body: z.object({ email }),
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
    summary: 'End a subscription with the code from any letter; mail programs post here by themselves (RFC 8058)',
    access: 'public',
    query: z.object({ oobCode }),
    // What a mail program sends is a form, and says nothing that the address does not.
    body: 'raw',
    bodyLimit: 4096,
    ok: message,
    problems: pickProblems(newsletterProblems, 'newsletter/invalid-code'),
  },
  'POST /collaboration/enquiries': {
    summary: 'Ask to build together with the Founders Hub',
    access: 'public',
    body: z.object({ email }),
    ok: message,
    limits: [{ name: 'collaboration', ...formLimit }],
  },
  'POST /contact/queries': {
    summary: 'Write to us',
    access: 'public',
    body: z.object({
      name: line('Name', longest.name),
      email,
      subject: line('Subject', longest.subject),
      message: paragraphs('Message', longest.message),
    }),
    ok: message,
    limits: [{ name: 'contact', ...formLimit }],
  },
});
