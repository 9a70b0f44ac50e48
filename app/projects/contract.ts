import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { mediaProblems } from '#app/media/contract.ts';
import { UploadBegun } from '#app/media/upload.contract.ts';
import { Criterion } from '#app/courses/project-text.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { optionalWebAddress } from '#app/shared/text-schema.ts';
import { longest, mostAttempts, mostCorrections } from './project-limits.ts';

export const projectProblems = defineProblems({
  'projects/not-found': [404, 'This course has no project.'],
  'projects/no-submission': [
    404,
    'There is no such submission. Its learner may have taken it back.',
  ],
  'projects/not-started': [409, 'Open a lesson of the course first, then submit its project.'],
  'projects/changed': [
    409,
    'The author changed the project in the meantime. What you wrote is still here: reload the page, read the project again, and submit.',
  ],
  'projects/waiting': [
    409,
    'Your last submission has no response yet. Take it back if you want to submit another one.',
  ],
  'projects/enough': [
    409,
    `You have submitted this project ${mostAttempts} times, which is the limit.`,
  ],
  'projects/no-files': [
    409,
    'This project takes no files any more. Reload the page and read it again.',
  ],
  'projects/no-file': [404, 'There is no such file. Its learner may have taken it back.'],
  'projects/file-used': [409, 'This file belongs to an earlier attempt. Choose it again.'],
  'projects/incomplete': [400, 'Please add what the project asks for.'],
  'projects/responded': [409, 'Somebody has already responded to this submission.'],
  'projects/not-responder': [409, 'Only the person who responded can correct the response.'],
  'projects/corrected': [
    409,
    'This response was corrected in the meantime, so yours was not saved. What you wrote is still here.',
  ],
  'projects/corrected-enough': [
    409,
    `This response was corrected ${mostCorrections} times, which is the limit.`,
  ],
  'projects/own': [409, 'This is your own submission. Somebody else will respond to it.'],
  'projects/does-not-fit': [400, 'Please give points for each criterion, from 0 to its maximum.'],
  'projects/changed-meanwhile': [
    409,
    'Someone else changed this project in the meantime, so yours was not saved. What you wrote is still here.',
  ],
});

const instant = z.iso.datetime();

/** What someone reads before submitting, and is judged by. */
export const ReadProject = z.object({
  version: z.int(),
  title: z.string(),
  /** The brief; from our Markdown, without raw HTML. */
  html: z.string(),
  criteria: z.array(Criterion),
  takesLink: z.boolean(),
  takesWords: z.boolean(),
  takesFile: z.boolean(),
});
export type ReadProject = z.output<typeof ReadProject>;

/** A file that was handed in; `GET /project-submissions/{id}/file` says where it is. */
const HandedIn = z.object({ name: z.string(), /** Bytes. */ size: z.int() });

/** An attempt with what it was judged by, which may be an earlier version of the project. */
export const Attempt = z.object({
  id: z.string(),
  /** Counted from 1. */
  attempt: z.int(),
  link: z.string().nullable(),
  words: z.string(),
  file: HandedIn.nullable(),
  submittedAt: instant,
  criteria: z.array(Criterion),
  /** Null while it waits. */
  response: z
    .object({
      /** One for each criterion. */
      points: z.array(z.int()),
      words: z.string(),
      /** The first name of the person who responded. */
      name: z.string(),
      respondedAt: instant,
      /** When it was last corrected; null if it never was. */
      correctedAt: instant.nullable(),
    })
    .nullable(),
});
export type Attempt = z.output<typeof Attempt>;

const bySlug = z.object({ slug: z.string().max(100) });
const noCourse = pickProblems(courseProblems, 'courses/not-found');

const CourseProject = z.object({
  title: z.string(),
  criteria: z.array(Criterion.pick({ name: true, points: true })),
});
export type CourseProject = z.output<typeof CourseProject>;

export const projectsContract = defineContract({
  'GET /catalogue/{slug}/project': {
    summary: 'What learners of a course build and are judged by; null if it offers no project',
    access: 'public',
    topics: ['courses', 'projects'],
    cache: 'public',
    params: bySlug,
    ok: z.object({ project: CourseProject.nullable() }),
    problems: noCourse,
  },
  'GET /learning/courses/{slug}/project': {
    summary: 'The project of a course, with the caller’s attempts, the newest first',
    access: 'member',
    params: bySlug,
    ok: z.object({
      course: z.object({ slug: z.string(), title: z.string() }),
      /** Null if the course offers none. Earlier attempts stay. */
      project: ReadProject.nullable(),
      attempts: z.array(Attempt),
    }),
    problems: noCourse,
  },
  'GET /learning/courses/{slug}/project/summary': {
    summary: 'What the page of a course says about its project and the caller’s last attempt',
    access: 'member',
    params: bySlug,
    ok: z.object({
      /** Null if the course offers none. */
      title: z.string().nullable(),
      last: z
        .object({
          /** Null while it waits. */
          points: z.int().nullable(),
          outOf: z.int(),
        })
        .nullable(),
    }),
    problems: noCourse,
  },
  'POST /learning/courses/{slug}/project/submissions': {
    summary: 'Submit the project; `version` is the one that was read',
    access: 'member',
    params: bySlug,
    body: z.strictObject({
      version: z.int(),
      link: optionalWebAddress(longest.link),
      words: z.string().trim().max(longest.words, tooLongText(longest.words)),
      /** The id of a file that was begun and has arrived. */
      file: z.string().max(60).nullable().default(null),
    }),
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: {
      ...noCourse,
      ...pickProblems(
        mediaProblems,
        'media/no-attachment',
        'media/incomplete',
        'media/wrong-type',
        'media/damaged',
        'media/too-many-pixels',
        'media/animated',
      ),
      ...pickProblems(
        projectProblems,
        'projects/not-found',
        'projects/not-started',
        'projects/changed',
        'projects/waiting',
        'projects/enough',
        'projects/file-used',
        'projects/incomplete',
      ),
    },
    limits: [{ name: 'project-submissions', points: 10, per: 24 * 60 * 60, by: 'user' }],
  },
  'POST /learning/courses/{slug}/project/files': {
    summary:
      'Begin to upload a file for the project. Its parts are sent to `address` as tus 1.0 says; the submission names its id',
    access: 'member',
    params: bySlug,
    body: UploadBegun,
    status: 201,
    ok: z.object({ id: z.string(), address: z.string() }),
    problems: {
      ...noCourse,
      ...pickProblems(mediaProblems, 'media/unknown-type', 'media/full'),
      ...pickProblems(projectProblems, 'projects/not-found', 'projects/no-files'),
    },
    limits: [{ name: 'project-files', points: 30, per: 24 * 60 * 60, by: 'user' }],
  },
  'GET /project-submissions/{id}/file': {
    summary:
      'Where the caller downloads the file of a submission, for an hour: its learner, and whoever responds for the course',
    access: 'user',
    params: z.object({ id: z.string().max(60) }),
    ok: z.object({ name: z.string(), address: z.string() }),
    problems: pickProblems(projectProblems, 'projects/no-file'),
  },
  'DELETE /project-submissions/{id}': {
    summary: 'Take back a submission that has no response yet',
    access: 'user',
    params: z.object({ id: z.string().max(60) }),
    problems: pickProblems(projectProblems, 'projects/no-submission', 'projects/responded'),
  },
});

export type MyProject = AnswerOf<(typeof projectsContract)['GET /learning/courses/{slug}/project']>;
export type ProjectSummary = AnswerOf<
  (typeof projectsContract)['GET /learning/courses/{slug}/project/summary']
>;
