import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { highlightLink } from './highlight-link.ts';

export const highlightProblems = defineProblems({
  'highlights/not-found': [404, 'There is no such highlight.'],
  'highlights/changed-meanwhile': [
    409,
    'Someone else changed this highlight in the meantime, so nothing was saved. Close this and open the highlight again to see the latest version.',
  ],
});

const instant = z.iso.datetime();

/** A short note by the team, as members see it. */
export const Highlight = z.object({
  id: z.string(),
  title: z.string(),
  words: z.string(),
  /** One of our paths, or https. */
  link: z.string().nullable(),
  datedAt: instant,
  pinned: z.boolean(),
});
export type Highlight = z.output<typeof Highlight>;

/** The same as admins see it. */
const DeskHighlight = Highlight.omit({ pinned: true }).extend({
  pinnedUntil: instant.nullable(),
  state: z.enum(['shown', 'pinned', 'scheduled', 'unpublished']),
  version: z.int(),
});
export type DeskHighlight = z.output<typeof DeskHighlight>;

const highlightFields = {
  title: line('Title', 120),
  words: paragraphs('Text', 600),
  link: z
    .string()
    .trim()
    .max(500, tooLongText(500))
    .transform((typed, context) => {
      const address = typed && highlightLink(typed);
      if (typed && !address)
        context.addIssue(
          'Please enter a page of ours, like /courses, or an address that begins with https://',
        );
      return address || null;
    }),
  datedAt: z.iso.datetime('Please choose a date'),
  pinnedUntil: z.iso.datetime('Please choose a date').nullable(),
};
const version = z.int();
const byHighlight = z.object({ id: z.string().max(40) });

export const communityContract = defineContract({
  'GET /highlights': {
    summary: 'What the team picked out, pinned first, newest first',
    access: 'member',
    ok: z.array(Highlight),
  },
  'GET /admin/highlights': {
    summary: 'Every highlight that is shown or will be, or those taken down, newest first',
    access: 'admin',
    query: z.object({
      show: z.enum(['published', 'unpublished']).default('published'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    ok: z.object({
      highlights: z.array(DeskHighlight),
      pages: z.int(),
      counts: z.object({ published: z.int(), unpublished: z.int() }),
    }),
  },
  'POST /admin/highlights': {
    summary: 'Publish a highlight',
    access: 'admin',
    body: z.strictObject(highlightFields),
    status: 201,
    ok: DeskHighlight,
  },
  'PUT /admin/highlights/{id}': {
    summary:
      'Change a highlight, and publish it again if it was taken down; `version` is the one that was edited',
    access: 'admin',
    params: byHighlight,
    body: z.strictObject({ ...highlightFields, version }),
    ok: DeskHighlight,
    problems: highlightProblems,
  },
  'POST /admin/highlights/{id}/unpublication': {
    summary: 'Take a highlight down',
    access: 'admin',
    params: byHighlight,
    body: z.strictObject({ version }),
    ok: DeskHighlight,
    problems: highlightProblems,
  },
});

export type DeskHighlights = AnswerOf<(typeof communityContract)['GET /admin/highlights']>;
