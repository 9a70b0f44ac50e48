import { z } from 'zod';
import {
  CourseCard,
  CoursePage,
  courseProblems,
  Lesson,
  LessonEntry,
  QuizEntry,
} from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import {
  PracticeAnswer,
  PracticeAttempt,
  practiceProblems,
  PracticeState,
} from '#app/practice/contract.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { CourseProgress, LessonLink } from './progress.contract.ts';
import { ownShelves, shelves } from './shelves.ts';

/** The number of the caller's certificate for the course; null if there is none. */
const CertificateNumber = z.string().nullable();

/** The certificate of one course or path. */
export const CourseCertificate = z.object({
  certificate: CertificateNumber,
  /** The number of the one that was withdrawn and not replaced; null if there is none. */
  withdrawnCertificate: z.string().nullable(),
});

export const Continuation = z.object({
  current: z
    .object({
      course: CourseCard,
      progress: CourseProgress,
      nextNumber: z.int().nullable(),
      stages: z.array(
        z.object({ title: z.string(), lessons: z.int(), done: z.int(), complete: z.boolean() }),
      ),
    })
    .nullable(),
});

export const learningProblems = defineProblems({
  'lessons/practice-open': [
    409,
    'Some practice of this lesson is still open. Answer it, or let us show you the answer; then mark the lesson complete.',
  ],
});

const lessonId = z.object({ id: z.string().max(100) });
const task = z.object({ id: z.string().max(100), task: z.coerce.number().int().min(0).max(50) });
const lessonNotFound = pickProblems(courseProblems, 'lessons/not-found');
const practice = z.object({ id: z.string().max(100), block: z.string().max(60) });
const practiceNotFound = {
  ...lessonNotFound,
  ...pickProblems(practiceProblems, 'practice/not-found'),
};
const bySlug = z.object({ slug: z.string().max(100) });

export const learningContract = defineContract({
  'GET /learning/courses': {
    summary:
      'A page of the courses that the caller has begun, saved or completed, or of all that the membership opens, with the progress in each',
    access: 'member',
    query: z.object({ show: z.enum(shelves).default('in-progress'), page: pageAsked }),
    ok: z.object({
      courses: z.array(
        CourseCard.extend({
          progress: CourseProgress,
          lastOpenedAt: z.iso.datetime().nullable(),
          saved: z.boolean(),
          certificate: CertificateNumber,
        }),
      ),
      page: z.int(),
      pages: z.int(),
      counts: z.record(z.enum(ownShelves), z.int()),
    }),
  },
  'PUT /learning/courses/{slug}/saved': {
    summary: 'Save a course, to be found under My Courses',
    access: 'member',
    params: bySlug,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'DELETE /learning/courses/{slug}/saved': {
    summary: 'Take a course off the saved ones',
    access: 'member',
    params: bySlug,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /learning/continue': {
    summary: 'The course opened last, stage by stage; null before the first lesson',
    access: 'member',
    ok: Continuation,
  },
  'GET /learning/courses/{slug}': {
    summary: 'A course as its member sees it, with the ids of completed lessons',
    access: 'member',
    params: bySlug,
    ok: z.object({
      course: CoursePage,
      progress: CourseProgress,
      completed: z.array(z.string()),
      /** Quiz ids. */
      passed: z.array(z.string()),
      saved: z.boolean(),
      ...CourseCertificate.shape,
    }),
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'PUT /learning/courses/{slug}/completion': {
    summary:
      'Finish a course whose written lessons are all complete and whose quizzes are passed, and issue its certificate; the last lesson or quiz does this by itself',
    access: 'member',
    params: bySlug,
    ok: CourseCertificate,
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /learning/courses/{slug}/lessons/{lesson}': {
    summary:
      'A lesson with its place in the course; for a helper, or an author of the course, without a membership, who only reads it, with the answers to its practice',
    access: 'reader',
    params: z.object({ slug: z.string().max(100), lesson: z.string().max(100) }),
    ok: z.object({
      /** Whether the caller learns from it; others only read it. */
      learns: z.boolean(),
      /** The id of the course, for an author of it. */
      ownCourse: z.string().nullable(),
      course: CourseCard,
      sections: z.array(
        z.object({
          title: z.string(),
          lessons: z.array(LessonEntry),
          quiz: QuizEntry.nullable(),
        }),
      ),
      lesson: Lesson,
      /** Counted over the whole course, from 1. */
      number: z.int(),
      previous: LessonLink.nullable(),
      following: LessonLink.nullable(),
      progress: CourseProgress,
      completed: z.array(z.string()),
      /** Quiz ids. */
      passed: z.array(z.string()),
      ...CourseCertificate.shape,
      /** Indexes into the lesson's tasks. */
      tasksDone: z.array(z.int()),
      /** By the id of each block that the caller has tried. */
      practice: z.record(z.string(), PracticeState),
      bookmarked: z.boolean(),
      /** How many the caller has on this lesson. */
      notes: z.int(),
      /** How far the caller has watched its videos: seconds, by id. */
      watched: z.record(z.string(), z.int()),
    }),
    problems: pickProblems(courseProblems, 'courses/not-found', 'lessons/not-found'),
  },
  'PUT /learning/lessons/{id}/opened': {
    summary: 'Remember the lesson as the one to resume at',
    access: 'member',
    params: lessonId,
    problems: lessonNotFound,
  },
  'PUT /learning/lessons/{id}/videos/{video}': {
    summary: 'Remember how far the caller has watched a video; of the newest 500',
    access: 'member',
    params: lessonId.extend({ video: z.string().max(100) }),
    body: z.strictObject({ seconds: z.int().min(0).max(100_000) }),
    problems: lessonNotFound,
  },
  'PUT /learning/lessons/{id}/completion': {
    summary: 'Mark a lesson complete whose practice is done',
    access: 'member',
    params: lessonId,
    ok: CourseProgress.extend({
      /** It is the first lesson that the caller ever completed. A repeated request gets the same answer. */
      firstLesson: z.boolean(),
    }),
    problems: { ...lessonNotFound, ...learningProblems },
  },
  'DELETE /learning/lessons/{id}/completion': {
    summary: 'Undo the completion of a lesson',
    access: 'member',
    params: lessonId,
    ok: CourseProgress,
    problems: lessonNotFound,
  },
  'PUT /learning/lessons/{id}/tasks/{task}': {
    summary: 'Tick a task of a lesson',
    access: 'member',
    params: task,
    problems: lessonNotFound,
  },
  'DELETE /learning/lessons/{id}/tasks/{task}': {
    summary: 'Untick a task of a lesson',
    access: 'member',
    params: task,
    problems: lessonNotFound,
  },
  'POST /learning/lessons/{id}/practice/{block}': {
    summary: 'Try the practice of a lesson',
    access: 'member',
    params: practice,
    body: z.strictObject({ answer: PracticeAnswer, attempt: PracticeAttempt.optional() }),
    ok: PracticeState,
    problems: { ...practiceNotFound, ...pickProblems(practiceProblems, 'practice/changed') },
  },
  'POST /learning/lessons/{id}/practice/{block}/answer': {
    summary: 'See the answer, after a wrong try',
    access: 'member',
    params: practice,
    ok: PracticeState,
    problems: { ...practiceNotFound, ...pickProblems(practiceProblems, 'practice/try-first') },
  },
  'POST /learning/lessons/{id}/practice/{block}/again': {
    summary: 'Begin a new round of a practice that is done, which it stays',
    access: 'member',
    params: practice,
    ok: PracticeState,
    problems: practiceNotFound,
  },
});

type Answer<K extends keyof typeof learningContract> = AnswerOf<(typeof learningContract)[K]>;

/** A course in the caller's list. */
export type ListedCourse = Answer<'GET /learning/courses'>['courses'][number];
/** A course as its member sees it. */
export type MyCourse = Answer<'GET /learning/courses/{slug}'>;
/** The course opened last. */
export type CurrentCourse = NonNullable<Answer<'GET /learning/continue'>['current']>;
/** An open lesson, in its course. */
export type OpenLesson = Answer<'GET /learning/courses/{slug}/lessons/{lesson}'>;
