import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { authoringProblems, Outline } from './contract.ts';

/** What publishing would change for readers. */
export const Change = z.object({
  kind: z.enum(['added', 'removed', 'written', 'text', 'needs', 'title', 'moved', 'details']),
  of: z.enum(['stage', 'lesson', 'quiz']),
  /** Of a quiz, the title of its stage. */
  title: z.string(),
  /** The lesson, stage or quiz; of a removed one, as it was. */
  id: z.string(),
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
  /** Where it is now; null unless it has moved. */
  to: z
    .object({
      /** The title of a lesson's new stage; null if it stayed in its stage, and for stages. */
      stage: z.string().nullable(),
      /** The title of the lesson or stage before it; null if it comes first. */
      after: z.string().nullable(),
    })
    .nullable(),
});

/** A lesson that can’t be published as it is, with the first fault. */
const FaultyLesson = z.object({
  id: z.string(),
  title: z.string(),
  /** Null where the lesson’s kind is at fault. */
  line: z.int().nullable(),
  message: z.string(),
});

/** A quiz that can’t be taken as it is, with the first fault. */
const FaultyQuiz = z.object({
  id: z.string(),
  /** The number of its stage. */
  stage: z.int(),
  /** The number of the question; null for the quiz as a whole. */
  question: z.int().nullable(),
  message: z.string(),
});

/** What is published later. */
const Scheduled = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  words: z.string(),
  /** False if the draft has changed since: those changes are not published then. */
  asDraft: z.boolean(),
});

/** Each stores a whole course. */
const publications = { name: 'authoring-publications', points: 60, per: 3600, by: 'user' } as const;

const Publication = z.strictObject({
  stamp: z.string().max(100),
  words: z.string().trim().max(300, tooLongText(300)),
});

const byCourse = { id: z.string().max(100) };
const course = z.object(byCourse);
const version = z.object({ ...byCourse, number: z.coerce.number().int().min(1) });

/** What a lesson needs and its Markdown in two versions; empty where there was none. */
export const LessonDifference = z.object({ before: z.string(), after: z.string() });
export type LessonDifference = z.output<typeof LessonDifference>;

const noCourse = pickProblems(courseProblems, 'courses/not-found');

export const publishingContract = defineContract({
  'GET /authoring/courses/{id}/changes': {
    summary: 'What publishing would change for readers, and what prevents it',
    access: 'author',
    params: course,
    ok: z.object({
      changes: z.array(Change),
      faults: z.array(FaultyLesson),
      /** Changed lessons with a video that has no captions, which prevents nothing. */
      withoutCaptions: z.array(z.object({ id: z.string(), title: z.string() })),
      quizFaults: z.array(FaultyQuiz),
      /** Stands for the draft as it was compared; publishing sends it back. */
      stamp: z.string(),
      scheduled: Scheduled.nullable(),
    }),
    problems: noCourse,
  },
  'POST /authoring/courses/{id}/publication': {
    summary:
      'Publish the draft as it was shown, and nothing later; if an admin does, the course is also put on sale',
    access: 'author',
    limits: [publications],
    params: course,
    body: Publication,
    ok: Outline,
    problems: {
      ...noCourse,
      ...pickProblems(
        authoringProblems,
        'drafts/not-as-shown',
        'drafts/faulty',
        'drafts/nothing-new',
      ),
    },
  },
  'PUT /authoring/courses/{id}/schedule': {
    summary:
      'Publish the draft as it was shown, but later; takes the place of what was scheduled before',
    access: 'author',
    limits: [publications],
    params: course,
    body: Publication.extend({ at: z.iso.datetime('Choose a date and a time') }),
    ok: Outline,
    problems: {
      ...noCourse,
      ...pickProblems(
        authoringProblems,
        'drafts/not-as-shown',
        'drafts/faulty',
        'drafts/nothing-new',
        'drafts/bad-time',
      ),
    },
  },
  'DELETE /authoring/courses/{id}/schedule': {
    summary: 'Cancel what is scheduled; the draft stays',
    access: 'author',
    params: course,
    ok: Outline,
    problems: noCourse,
  },
  'DELETE /authoring/courses/{id}/draft': {
    summary: 'Discard all unpublished changes, also those that are scheduled',
    access: 'author',
    params: course,
    ok: Outline,
    problems: noCourse,
  },
  'GET /authoring/courses/{id}/versions': {
    summary: 'What was published before, the latest first, a page at a time',
    access: 'author',
    params: course,
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    ok: z.object({
      versions: z.array(
        z.object({
          number: z.int(),
          publishedAt: z.iso.datetime(),
          publishedBy: z.string(),
          words: z.string(),
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
    problems: noCourse,
  },
  'GET /authoring/courses/{id}/versions/{number}/changes': {
    summary: 'What a version changed for readers, compared with the one before',
    access: 'author',
    params: version,
    ok: z.object({ changes: z.array(Change) }),
    problems: { ...noCourse, ...pickProblems(authoringProblems, 'versions/not-found') },
  },
  'GET /authoring/courses/{id}/versions/{number}/lessons/{lesson}': {
    summary: 'The text of a lesson in a version and in the one before',
    access: 'author',
    params: version.extend({ lesson: z.string().max(100) }),
    ok: LessonDifference,
    problems: {
      ...noCourse,
      ...pickProblems(authoringProblems, 'versions/not-found', 'drafts/lesson-not-found'),
    },
  },
  'GET /authoring/courses/{id}/changes/{lesson}': {
    summary: 'The text of a lesson as readers have it, and in the draft',
    access: 'author',
    params: z.object({ ...byCourse, lesson: z.string().max(100) }),
    ok: LessonDifference,
    problems: { ...noCourse, ...pickProblems(authoringProblems, 'drafts/lesson-not-found') },
  },
  'POST /authoring/courses/{id}/versions/{number}/restore': {
    summary: 'Make an earlier version the draft; the draft before is lost',
    access: 'author',
    params: version,
    ok: Outline,
    problems: { ...noCourse, ...pickProblems(authoringProblems, 'versions/not-found') },
  },
});

export type VersionChanges = AnswerOf<
  (typeof publishingContract)['GET /authoring/courses/{id}/versions/{number}/changes']
>;
export type Changes = AnswerOf<(typeof publishingContract)['GET /authoring/courses/{id}/changes']>;
export type Versions = AnswerOf<
  (typeof publishingContract)['GET /authoring/courses/{id}/versions']
>;
