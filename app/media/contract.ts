import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { line } from '#app/shared/text-schema.ts';
import { captionLanguages, longestCaptions } from './captions.ts';
import { UploadBegun } from './upload.contract.ts';
import { language } from './video.contract.ts';

export const mediaProblems = defineProblems({
  'media/not-found': [404, 'There is no such file. Someone may have deleted it.'],
  'media/unknown-type': [400, 'We don’t take files of this type.'],
  'media/no-attachment': [409, 'This file is not here any more. Choose it again.'],
  'media/no-package': [409, 'The package is not here any more. Send it again.'],
  'media/full': [
    409,
    'There is no room for more files at the moment. Share a link instead, or try again later.',
  ],
  'media/too-large': [400, 'This file is too large.'],
  'media/no-room': [
    409,
    'The media library is full. Delete files that nothing uses, or ask an admin for more room.',
  ],
  'media/too-many-uploads': [
    409,
    'You have 50 unfinished uploads. Finish one of them, or cancel it, and choose this file again.',
  ],
  'media/incomplete': [409, 'The file has not arrived completely. Choose it again to go on.'],
  'media/wrong-type': [400, 'The file is not what its name says.'],
  'media/damaged': [400, 'The file is damaged.'],
  'media/too-many-pixels': [
    400,
    'The picture has more than 40 million pixels. Scale it down first.',
  ],
  'media/animated': [
    400,
    'Animated pictures are not supported. Save one frame as PNG and upload that.',
  ],
  'media/unplayable': [400, 'Not every browser plays this video.'],
  'media/bad-picture': [400, 'The poster is not a picture that we can read.'],
  'media/no-video': [400, 'Only a video has captions, chapters and a poster.'],
  'media/captions': [400, 'There is a mistake in the captions or chapters.'],
  'media/no-google-picture': [404, 'Google has no picture at this address any more.'],
  'media/in-use': [409, 'This file is in use.'],
  'media/only-decoration': [
    400,
    'A decorative picture has no description. Delete the description, or untick “Decorative”.',
  ],
  'media/other-ending': [400, 'The ending of the name says what the file is, so it stays.'],
});

const byId = z.object({ id: z.string().max(100) });
const unknown = pickProblems(mediaProblems, 'media/not-found');
const kind = z.enum(['picture', 'video', 'file']);

const Media = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  /** Bytes in the store. */
  size: z.int(),
  /** Pixels; null for what isn't seen. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a video; null for what has no length. */
  seconds: z.number().nullable(),
  /** The languages of its captions. */
  captions: z.array(language),
  description: z.string(),
  decorative: z.boolean(),
  /** A picture of it, for the caller, for an hour; null if there is none. */
  thumbnail: z.string().nullable(),
  /** How many lessons and covers use it. */
  uses: z.int(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
});
export type Media = z.output<typeof Media>;

const Details = Media.extend({
  /** What is said in a video, as WebVTT. */
  captionTexts: z.array(z.object({ language, text: z.string() })),
  /** Lines such as '1:30 The second screen'. */
  chapters: z.string(),

  /** The first hundred; without a lesson, as the course's cover. */
  usedIn: z.array(z.object({ course: z.string(), lesson: z.string().nullable() })),
});
export type MediaDetails = z.output<typeof Details>;

export const mediaContract = defineContract({
  'GET /media': {
    summary:
      'Pictures and files for lessons, the newest first, 24 a page: the caller’s own; all for admins',
    access: 'author',
    query: z.object({
      page: pageAsked,
      q: z.string().max(100).default(''),
      kind: kind.optional(),
      /** Only pictures that lack a description. */
      undescribed: z.stringbool().default(false),
      /** Only what the lessons of this course may show. */
      course: z.string().max(100).optional(),
    }),
    ok: z.object({
      items: z.array(Media),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      /** Bytes of the whole school. */
      taken: z.int(),
      quota: z.int(),
    }),
  },
  'GET /media/{id}': {
    summary: 'One of them, with the lessons and covers that use it',
    access: 'author',
    params: byId,
    ok: Details,
    problems: unknown,
  },
  'GET /media/{id}/address': {
    summary:
      'Where the caller sees a picture or the poster of a video, for an hour; whoever writes a course may see all',
    access: 'author',
    params: byId,
    ok: z.object({ address: z.string() }),
    problems: unknown,
  },
  'PUT /media/{id}': {
    summary: 'Name it, and describe it for those who can’t see it',
    access: 'author',
    params: byId,
    body: z.strictObject({
      name: line('Name', 200),
      description: z.string().trim().max(500, tooLongText(500)),
      decorative: z.boolean(),
    }),
    ok: Details,
    problems: {
      ...unknown,
      ...pickProblems(mediaProblems, 'media/only-decoration', 'media/other-ending'),
    },
  },
  'DELETE /media/{id}': {
    summary: 'Delete something that nothing uses, or end an unfinished upload',
    access: 'author',
    params: byId,
    problems: { ...unknown, ...pickProblems(mediaProblems, 'media/in-use') },
  },
  'PUT /media/{id}/poster': {
    summary:
      'Give a video the picture that it shows before it plays: a JPEG, PNG or WebP of at most 4 MB. The first one stays',
    access: 'author',
    limits: [{ name: 'media-checks', points: 600, per: 3600, by: 'user' }],
    params: byId,
    body: 'file',
    bodyLimit: 4 * 1024 * 1024,
    problems: {
      ...unknown,
      ...pickProblems(mediaProblems, 'media/bad-picture', 'media/no-room', 'media/no-video'),
    },
  },
  'PUT /media/{id}/captions': {
    summary:
      'Set the captions (WebVTT or SRT) and the chapters of a video, in place of those before',
    access: 'author',
    params: byId,
    body: z.strictObject({
      captions: z
        .array(z.strictObject({ language, text: z.string().max(longestCaptions) }))
        .max(Object.keys(captionLanguages).length)
        .refine(
          (all) => new Set(all.map((each) => each.language)).size === all.length,
          'Each language can be there once',
        ),
      chapters: z.string().max(10_000),
    }),
    bodyLimit: 3 * 1024 * 1024,
    ok: Details,
    problems: {
      ...unknown,
      ...pickProblems(mediaProblems, 'media/captions', 'media/no-video'),
    },
  },
  'GET /media-uploads': {
    summary: 'The caller’s unfinished uploads of the last week, the newest first; at most 50',
    access: 'author',
    ok: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        size: z.int(),
        begunAt: z.iso.datetime(),
      }),
    ),
  },
  'POST /media-uploads': {
    summary:
      'Begin an upload, or go on with the same file. Its parts are sent to `address` as tus 1.0 says (HEAD and PATCH)',
    access: 'author',
    limits: [{ name: 'media-uploads', points: 600, per: 3600, by: 'user' }],
    body: UploadBegun,
    status: 201,
    ok: z.object({ id: z.string(), address: z.string() }),
    problems: pickProblems(
      mediaProblems,
      'media/unknown-type',
      'media/too-large',
      'media/no-room',
      'media/too-many-uploads',
    ),
  },
  'POST /media-uploads/{id}/end': {
    summary: 'Check an upload that has arrived. It is ready to use after this, or refused and gone',
    access: 'author',
    limits: [{ name: 'media-checks', points: 600, per: 3600, by: 'user' }],
    params: byId,
    ok: Media,
    problems: {
      ...unknown,
      ...pickProblems(
        mediaProblems,
        'media/incomplete',
        'media/wrong-type',
        'media/damaged',
        'media/too-many-pixels',
        'media/animated',
        'media/unplayable',
      ),
    },
  },
});

export type MediaPage = AnswerOf<(typeof mediaContract)['GET /media']>;
export type UnfinishedUpload = AnswerOf<(typeof mediaContract)['GET /media-uploads']>[number];
