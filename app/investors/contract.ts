import { z } from 'zod';
import { canonicalEmail } from '#app/accounts/email-address.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { listing, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { line, paragraphs, webAddress } from '#app/shared/text-schema.ts';
import { facetNames, longestSearch, noIndustry, type DirectoryFilter } from './directory-filter.ts';
import { tellsName } from './masking.ts';
import { longestNotes, shortlistStages } from './shortlist-stages.ts';

export const investorProblems = defineProblems({
  'investors/not-found': [404, 'There is no such investor.'],
});

/**
 * What everyone may read (decisions.md ruling 20): the inner letters of the name are masked, and
 * there is no link and no firm that would reveal it.
 */
export const MaskedInvestor = z.object({
  /** Opaque; also the portrait's seed. */
  id: z.string(),
  name: z.string().meta({ examples: ['RXXXXv SXXXa'] }),
  headline: z.string(),
  company: z.string().nullable(),
  location: z.string(),
  industry: z.string().nullable(),
  avatar: z.string(),
  tags: z.array(z.string()),
  /** Checked by the team. A sample never is. */
  verified: z.boolean(),
  /** Invented, to show what a profile looks like. */
  sample: z.boolean(),
});
export type MaskedInvestor = z.output<typeof MaskedInvestor>;

/** A row for members whose plan opens the directory. */
export const Investor = MaskedInvestor.extend({
  company: z.string(),
  stages: z.array(z.string()),
  /** Rupees. */
  cheque: z.object({ from: z.number(), to: z.number() }),
  viewedAt: z.iso.datetime().nullable(),
  /** Its stage on the caller's shortlist. */
  stage: z.enum(shortlistStages).nullable(),
});
export type Investor = z.output<typeof Investor>;

export const InvestorProfile = Investor.extend({
  website: z.string().nullable(),
  sectors: z.array(z.string()),
  geography: z.array(z.string()),
  thesis: z.string(),
  approach: z.string(),
  notes: z.string(),
  changedAt: z.iso.datetime(),
});
export type InvestorProfile = z.output<typeof InvestorProfile>;

/** Whole rupees. */
const rupees = (label: string) =>
  z
    .int(`${label} must be whole rupees`)
    .min(1, `${label} must be at least ₹1`)
    .max(1e10, `${label} must be at most ₹1,00,000 lakh`);
const word = (label: string) => line(label, 60);
const words = (label: string, most: number) =>
  z
    .array(word(label), `${label} must be a list`)
    .max(most, `${label}: at most ${most}`)
    .refine(
      (all) => new Set(all.map((each) => each.toLowerCase())).size === all.length,
      `${label}: the same word appears twice`,
    );

/**
 * The fields of an investor that the team writes: in the desk's form, in an import, in the starting
 * content.
 */
export const InvestorFields = z
  .strictObject({
    name: line('Name', 80),
    headline: line('Headline', 120),
    company: line('Firm', 80),
    location: line('Location', 80),
    industry: line('Industry', 60)
      .refine(
        (text) => text.toLowerCase() !== noIndustry.toLowerCase(),
        'Leave the industry empty if there is none',
      )
      .nullable(),
    tags: words('Tags', 8),
    verified: z.boolean(),
    website: webAddress(300).nullable(),
    stages: words('Stages', 6).min(1, 'Stages is required'),
    chequeFrom: rupees('Smallest cheque'),
    chequeTo: rupees('Largest cheque'),
    sectors: words('Sectors', 10),
    geography: words('Geography', 10),
    thesis: paragraphs('Thesis', 2000),
    approach: paragraphs('How to approach', 2000),
  })
  .refine(({ chequeFrom, chequeTo }) => chequeTo >= chequeFrom, {
    path: ['chequeTo'],
    error: 'The largest cheque is less than the smallest',
  })
  .superRefine((fields, context) => {
    // Everyone reads these beside the masked name.
    for (const field of ['headline', 'location', 'industry', 'tags'] as const)
      if (tellsName(fields.name, [fields[field]].flat().join(' ')))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'Visitors read this, and it gives the name away',
        });
  });
export type InvestorFields = z.output<typeof InvestorFields>;

const message = z.object({ message: z.string() });

const email = z.string('Email is required').transform((typed, context) => {
  const canonical = canonicalEmail(typed);
  if (canonical) return canonical;
  context.addIssue(typed.trim() ? 'Please enter a valid email address' : 'Email is required');
  return z.NEVER;
});

const choice = z.string().trim().max(80).optional();
const filter = {
  q: z.string().trim().max(longestSearch).optional(),
  location: choice,
  tag: choice,
  /** 'None' finds those without one. */
  industry: choice,
  page: pageAsked,
} satisfies Record<keyof DirectoryFilter, z.ZodType>;

const formLimit = { points: 5, per: 60 * 60, by: 'ip' } as const;
export const byInvestor = z.object({ id: z.string().max(40) });
export const unknownInvestor = pickProblems(investorProblems, 'investors/not-found');

export const investorsContract = defineContract({
  'GET /investors': {
    summary:
      'The directory as everyone may see it: names masked, searched and counted by what is shown',
    access: 'public',
    topics: ['investors'],
    query: z.object(filter),
    ok: listing(MaskedInvestor, ...facetNames),
  },
  'GET /investors/{id}/masked': {
    summary:
      'One row of that directory: that there is such an investor is no secret, but who it is, is',
    access: 'public',
    topics: ['investors'],
    params: byInvestor,
    ok: MaskedInvestor,
    problems: unknownInvestor,
  },
  'GET /investor-profiles': {
    summary:
      'The directory with its names; `viewed` and `shortlisted` leave only what the caller has opened, or listed',
    access: 'premium',
    query: z.object({
      ...filter,
      viewed: z.enum(['1']).optional(),
      shortlisted: z.enum(['1']).optional(),
    }),
    ok: listing(Investor, ...facetNames),
  },
  'GET /investors/{id}': {
    summary: 'Everything known about an investor',
    access: 'premium',
    params: byInvestor,
    ok: InvestorProfile,
    problems: unknownInvestor,
  },
  'PUT /investors/{id}/view': {
    summary: 'The caller has opened this profile',
    access: 'premium',
    params: byInvestor,
    problems: unknownInvestor,
  },
  'PUT /investors/{id}/shortlist': {
    summary: 'Put an investor on the caller’s own list, or say how far it has come',
    access: 'premium',
    params: byInvestor,
    body: z.strictObject({
      stage: z.enum(shortlistStages),
      notes: z.string().trim().max(longestNotes, tooLongText(longestNotes)),
    }),
    problems: unknownInvestor,
  },
  'DELETE /investors/{id}/shortlist': {
    summary: 'Take an investor off the caller’s own list; the notes go with it',
    access: 'premium',
    params: byInvestor,
  },
  'POST /investors/{id}/letters': {
    summary: 'Say what is wrong with a profile, or has changed; an admin looks at it',
    access: 'premium',
    params: byInvestor,
    body: z.strictObject({ words: paragraphs('What has changed', 1000) }),
    status: 201,
    ok: message,
    problems: unknownInvestor,
    limits: [{ name: 'investor-letter', points: 10, per: 24 * 60 * 60, by: 'user' }],
  },
  'POST /investor-letters': {
    summary: 'Ask to be removed from the directory; an admin answers by e-mail',
    access: 'public',
    body: z.strictObject({
      email,
      about: line('Who is listed', 120),
      words: paragraphs('What you are asking for', 1000),
    }),
    status: 201,
    ok: message,
    limits: [{ name: 'investor-removal', ...formLimit }],
  },
  'GET /investor-shortlist': {
    summary: 'The caller’s own list as a table',
    access: 'premium',
    file: 'text/csv',
    ok: z.string(),
  },
});

export type MaskedDirectory = AnswerOf<(typeof investorsContract)['GET /investors']>;
export type Directory = AnswerOf<(typeof investorsContract)['GET /investor-profiles']>;
