import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { addedShelves, shelves } from './shelves.ts';
import { fileFormats, fileKinds, formatTypes, topics } from './topics.ts';

export const toolkitProblems = defineProblems({
  'toolkit/not-found': [404, 'There is no such file in the toolkit.'],
  'toolkit/other-plan': [402, 'Your plan does not include this file.'],
});

const ToolkitFile = z.object({
  slug: z.string(),
  /** As it is saved. */
  name: z.string(),
  title: z.string(),
  /** What it is for, in one sentence. */
  purpose: z.string(),
  /** Who it suits. */
  suits: z.string(),
  shelf: z.enum(shelves),
  topic: z.enum(topics),
  kind: z.enum(fileKinds),
  format: z.enum(fileFormats),
  /** Bytes. */
  size: z.int(),
  /** The day when somebody last read it and found everything in it true. */
  checkedOn: z.iso.date(),
  /** The caller may download it. */
  open: z.boolean(),
});
export type ToolkitFile = z.output<typeof ToolkitFile>;

export const toolkitContract = defineContract({
  'GET /toolkit': {
    summary:
      'The files of the toolkit, 12 a page, also those that other plans open, and three to start with',
    access: 'member',
    query: z.object({
      /** Each of these words must begin a word of the file's description. */
      q: z.string().max(100).default(''),
      topic: z.enum(topics).optional(),
      kind: z.enum(fileKinds).optional(),
      shelf: z.enum(shelves).optional(),
      /** The slug of one file, which a lesson links to. */
      file: z.string().max(80).optional(),
      page: pageAsked,
    }),
    ok: z.object({
      files: z.array(ToolkitFile),
      page: z.int(),
      pages: z.int(),
      /** Found on all pages together. */
      found: z.int(),
      /** Of the whole toolkit, those that the caller's plan opens. */
      open: z.int(),
      topics: z.array(z.object({ topic: z.enum(topics), count: z.int() })),
      /** What Premium and College add. */
      beyond: z.array(
        z.object({
          shelf: z.enum(addedShelves),
          open: z.boolean(),
          count: z.int(),
          /** The first titles of the shelf. */
          titles: z.array(z.string()),
        }),
      ),
      /** Three files that the caller's plan opens. */
      start: z.array(ToolkitFile),
    }),
  },
  'GET /toolkit/files/{slug}': {
    summary: 'A file of the toolkit, for members whose plan opens it',
    access: 'member',
    params: z.object({ slug: z.string().max(80) }),
    file: Object.values(formatTypes),
    ok: z.string(),
    problems: toolkitProblems,
  },
});

export type Toolkit = AnswerOf<(typeof toolkitContract)['GET /toolkit']>;
export type BeyondShelf = Toolkit['beyond'][number];
