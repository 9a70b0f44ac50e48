import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, optionalLine, paragraphs } from '#app/shared/text-schema.ts';
import { employments, payPeriods } from './opening-facts.ts';

export const openingProblems = defineProblems({
  'openings/not-found': [404, 'There is no such opening.'],
  'openings/changed-meanwhile': [
    409,
    'Someone else changed this opening in the meantime, so nothing was saved. Close this and open it again to see the latest version.',
  ],
  'openings/closes-in-past': [400, 'Please choose a time in the future.'],
});

const instant = z.iso.datetime();
const rupees = z
  .int('Please give whole rupees')
  .min(1, 'Please give whole rupees')
  .max(1_000_000_000, 'Please check this amount');

const Opening = z.object({
  slug: z.string(),
  title: z.string(),
  firm: z.string(),
  city: z.string().nullable(),
  remote: z.boolean(),
  employment: z.enum(employments),
  /** Rupees; both null if the firm doesn't say. */
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  payPer: z.enum(payPeriods),
  postedAt: instant,
  closesAt: instant,
});
export type Opening = z.output<typeof Opening>;

const OpenOpenings = z.object({
  openings: z.array(Opening),
  page: z.int(),
  pages: z.int(),
});
export type OpenOpenings = z.output<typeof OpenOpenings>;

const OpeningPage = Opening.extend({ description: z.string(), open: z.boolean() });
export type OpeningPage = z.output<typeof OpeningPage>;

const DeskOpening = OpeningPage.extend({ id: z.string(), version: z.int() });
export type DeskOpening = z.output<typeof DeskOpening>;

const openingFields = {
  title: line('Title', 120),
  firm: line('Firm', 120),
  city: optionalLine(80),
  remote: z.boolean(),
  employment: z.enum(employments),
  payFrom: rupees.nullable(),
  payTo: rupees.nullable(),
  payPer: z.enum(payPeriods),
  description: paragraphs('About the work', 8000),
  closesAt: z.iso.datetime('Please choose a date and a time'),
};
const Written = z.strictObject(openingFields);

function consistent(
  { city, remote, payFrom, payTo }: z.output<typeof Written>,
  context: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!city && !remote) wrong('city', 'Please name a city, or say that it is remote');
  if ((payFrom === null) !== (payTo === null))
    wrong(payFrom === null ? 'payFrom' : 'payTo', 'Please give both ends, or neither');
  if (payFrom !== null && payTo !== null && payTo < payFrom)
    wrong('payTo', 'Please give no less than the lower end');
}

const byId = z.object({ id: z.string().max(40) });
const bySlug = z.object({ slug: z.string().max(120) });
const version = z.int();
const timely = pickProblems(openingProblems, 'openings/closes-in-past');
const existing = pickProblems(openingProblems, 'openings/not-found', 'openings/changed-meanwhile');

export const openingsContract = defineContract({
  'GET /placements/openings': {
    summary: 'What is open, closing soonest first, a page at a time',
    access: 'public',
    query: z.object({ page: pageAsked }),
    topics: ['openings'],
    ok: OpenOpenings,
    cache: 'public',
  },
  'GET /placements/openings/{slug}': {
    summary: 'One opening; also when it is closed',
    access: 'public',
    topics: ['openings'],
    params: bySlug,
    ok: OpeningPage,
    problems: pickProblems(openingProblems, 'openings/not-found'),
    cache: 'public',
  },
  'GET /admin/openings': {
    summary: 'Openings that are open, closing soonest first, or closed ones, newest first',
    access: 'admin',
    query: z.object({ when: z.enum(['open', 'closed']).default('open'), page: pageAsked }),
    ok: z.object({
      openings: z.array(DeskOpening),
      pages: z.int(),
      counts: z.object({ open: z.int(), closed: z.int() }),
    }),
  },
  'POST /admin/openings': {
    summary: 'Post an opening',
    access: 'admin',
    body: Written.superRefine(consistent),
    status: 201,
    ok: DeskOpening,
    problems: timely,
  },
  'PUT /admin/openings/{id}': {
    summary:
      'Change an opening, or reopen it with a later date; `version` is the one that was edited',
    access: 'admin',
    params: byId,
    body: Written.extend({ version }).superRefine(consistent),
    ok: DeskOpening,
    problems: { ...existing, ...timely },
  },
  'POST /admin/openings/{id}/closure': {
    summary: 'Close an opening before its date',
    access: 'admin',
    params: byId,
    body: z.strictObject({ version }),
    ok: DeskOpening,
    problems: existing,
  },
});

export type DeskOpenings = AnswerOf<(typeof openingsContract)['GET /admin/openings']>;
