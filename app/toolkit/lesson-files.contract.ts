import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';

export const lessonFilesContract = defineContract({
  'GET /toolkit/lesson-files': {
    summary: 'The files that authors have put into lessons, 12 a page, the newest first',
    access: 'member',
    query: z.object({
      /** Each of these words must begin a word of a file’s name, its lesson’s or its course’s title. */
      q: z.string().max(100).default(''),
      /** Of the course. */
      topic: z.string().max(100).default(''),
      page: pageAsked,
    }),
    ok: z.object({
      files: z.array(
        z.object({
          id: z.string(),
          /** As it is saved. */
          name: z.string(),
          /** Bytes. */
          size: z.int(),
          addedAt: z.iso.datetime(),
          /** Opens for the caller, for an hour at most. */
          address: z.string(),
          lesson: z.object({ title: z.string(), course: z.string(), path: z.string() }),
        }),
      ),
      page: z.int(),
      pages: z.int(),
      /** False: there may be more pages than these. */
      counted: z.boolean(),
      /** The topics, in alphabetical order, of which there are files. */
      topics: z.array(z.string()),
    }),
  },
});

export type LessonFiles = AnswerOf<(typeof lessonFilesContract)['GET /toolkit/lesson-files']>;
