import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { searchKinds } from '#app/shared/search-source.ts';

const Hit = z.object({ title: z.string(), detail: z.string(), path: z.string() });

const query = z.object({ q: z.string().max(100).default('') });
const rules = { name: 'search', points: 120, per: 60, by: 'ip' } as const;

export const searchContract = defineContract({
  'GET /search': {
    summary: 'What anyone may find: courses, free lessons, tools, hackathons, openings, questions and pages; empty groups are left out',
    access: 'public',
    query,
    ok: z.object({ groups: z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(Hit) })) }),
    limits: [rules],
  },
  'GET /search/lessons': {
    summary: 'Every lesson whose title or text holds the words; the text itself is not in the answer',
    access: 'member',
    query,
    ok: z.object({ hits: z.array(Hit) }),
    limits: [rules],
  },
});

export type SearchGroups = AnswerOf<(typeof searchContract)['GET /search']>['groups'];
