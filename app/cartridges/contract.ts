import { z } from 'zod';
import { authoringProblems } from '#app/authoring/contract.ts';
import { courseProblems } from '#app/courses/contract.ts';
import { mediaProblems } from '#app/media/contract.ts';
import { UploadBegun } from '#app/media/upload.contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { largestPackage, megabytes } from './cartridge-limits.ts';

export const cartridgeProblems = defineProblems({
  'cartridges/unreadable': [400, 'This package can’t be read.'],
  'cartridges/nothing': [409, 'Nothing in this package can be taken over, so nothing was added.'],
  'cartridges/being-added': [
    409,
    'A package is being added to this draft, which may take several minutes. Wait until that is done.',
  ],
  'cartridges/not-as-shown': [
    409,
    'Stages or lessons of the draft have changed since this list was made, so nothing was added. Look through the new list.',
  ],
});

const CartridgeReport = z.object({
  /** What the package calls itself. */
  title: z.string(),
  /** '1.3' */
  version: z.string(),
  /** How many are added, or would be. */
  stages: z.int(),
  lessons: z.int(),
  /** A line for each thing in the package, at most a few thousand. */
  report: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      outcome: z.enum(['taken', 'changed', 'left']),
      note: z.string(),
    }),
  ),
  /** Stands for the stages and lessons of the draft that this was made for. */
  stamp: z.string(),
  /** When this very package was last added to the course’s draft, if it was; ISO. */
  addedAt: z.string().optional(),
});
export type CartridgeReport = z.output<typeof CartridgeReport>;

const LastImport = z.object({
  state: z.enum(['none', 'adding', 'added', 'failed']),
  /** A sentence that ends with the time. */
  text: z.string(),
  at: z.string().nullable(),
});
export type LastImport = z.output<typeof LastImport>;

const LeftOut = z.object({
  /** Of something inside a lesson: the lesson's title. */
  name: z.string(),
  kind: z.string(),
  /** Why, in words for its author. */
  note: z.string(),
});
export type LeftOut = z.output<typeof LeftOut>;

export const cartridgesContract = defineContract({
  'GET /authoring/courses/{id}/cartridge': {
    summary:
      'A course as its author has it, published or not, as a Common Cartridge 1.3, with the answers of its questions',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    file: 'application/zip',
    ok: z.instanceof(Uint8Array<ArrayBuffer>),
    problems: pickProblems(courseProblems, 'courses/not-found'),
    // Each may send a few hundred MB.
    limits: [{ name: 'cartridge-exports', points: 30, per: 60 * 60, by: 'user' }],
  },
  'GET /authoring/courses/{id}/cartridge/left-out': {
    summary: 'What a Common Cartridge of this course leaves out, and why',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    ok: z.object({ left: z.array(LeftOut) }),
    problems: pickProblems(courseProblems, 'courses/not-found'),
    // It reads all practice of a course.
    limits: [{ name: 'cartridge-reports', points: 120, per: 60 * 60, by: 'user' }],
  },
  'GET /authoring/courses/{id}/cartridge/last': {
    summary: 'The package that is being added to a course’s draft, or was the last one',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    ok: LastImport,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'POST /cartridges': {
    summary:
      'Begin to send a package of at most 256 MB in place of the caller’s last one, or go on with the same. Its parts are sent to `address` as tus 1.0 says (HEAD and PATCH). It is there for a day',
    access: 'author',
    body: UploadBegun.extend({
      size: UploadBegun.shape.size.max(
        largestPackage,
        `A package may have ${megabytes(largestPackage)}`,
      ),
    }),
    status: 201,
    ok: z.object({ id: z.string(), address: z.string() }),
    problems: pickProblems(mediaProblems, 'media/no-room'),
    limits: [{ name: 'cartridge-uploads', points: 60, per: 60 * 60, by: 'user' }],
  },
  'DELETE /cartridges/{id}': {
    summary: 'Remove a package that was sent',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
  },
  'POST /authoring/courses/{id}/cartridge': {
    summary:
      'Report what would become of each thing in a package (Common Cartridge 1.1 to 1.3). With the stamp of the report, add its stages and lessons to the course’s draft, and remove the package; the same again adds nothing. One package at a time is added to a draft',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    body: z.strictObject({
      package: z.string().max(100),
      stamp: z.string().max(100).optional(),
    }),
    // Hundreds of pictures may be drawn again.
    answerTime: 15 * 60_000,
    ok: CartridgeReport,
    problems: {
      ...pickProblems(courseProblems, 'courses/not-found'),
      ...pickProblems(authoringProblems, 'stages/too-many', 'drafts/too-many-lessons'),
      ...pickProblems(mediaProblems, 'media/no-package', 'media/incomplete'),
      ...cartridgeProblems,
    },
    limits: [{ name: 'cartridges', points: 60, per: 60 * 60, by: 'user' }],
  },
});
