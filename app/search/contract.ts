import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';

const Hit = z.object({
  title: z.string(),
  detail: z.string(),
  path: z.string(),
  /** The sentence that contains the words; null when it is the title, or gated. */
  sentence: z.string().nullable(),
});

/** Groups of hits by rank, lowest first; empty ones are left out. */
const Groups = z.object({
  /** The corrected words, if the typed ones find nothing; otherwise null. */
  corrected: z.string().nullable(),
  groups: z.array(
    z.object({ kind: z.string(), label: z.string(), rank: z.int(), hits: z.array(Hit) }),
  ),
});

const query = z.object({
  q: z.string().max(100).default(''),
  /** Searches for the words as typed. */
  exact: z.enum(['yes', '']).default(''),
});
const rules = { name: 'search', points: 120, per: 60, by: 'ip' } as const;

export const searchContract = defineContract({
  'GET /search': {
    summary:
      'What anyone may find: courses, free lessons, tools, hackathons, openings, questions and pages',
    access: 'public',
    query,
    ok: Groups,
    limits: [rules],
  },
  'GET /search/lessons': {
    summary:
      'What a member finds in place of the groups of the same kind: every lesson whose title or text contains the words, without the text',
    access: 'member',
    query,
    ok: Groups,
    limits: [rules],
  },
  'GET /search/questions': {
    summary: 'What only members find: questions under lessons',
    access: 'member',
    query,
    ok: Groups,
    limits: [rules],
  },
});

export type Found = AnswerOf<(typeof searchContract)['GET /search']>;
export type SearchGroups = Found['groups'];
