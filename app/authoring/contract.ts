import { z } from 'zod';
import { longestBody, mostLessons, mostStages } from '#app/courses/content-limits.ts';
import { courseProblems, Lesson } from '#app/courses/contract.ts';
import { lessonKinds } from '#app/courses/lesson-kinds.ts';
import { PracticeAnswer, practiceProblems, PracticeState } from '#app/practice/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line } from '#app/shared/text-schema.ts';
import { LessonLearners } from './lesson-learners.contract.ts';
import { Fault, Texts } from './lesson-texts.contract.ts';
import { lessonStates } from './lesson-states.ts';

export const authoringProblems = defineProblems({
  'stages/not-found': [404, 'There is no such stage. Someone may have deleted it.'],
  'stages/not-empty': [409, 'This stage has lessons or a quiz. Move or delete them first.'],
  'stages/has-quiz': [409, 'This stage has a quiz already.'],
  'stages/too-many': [409, `A course has at most ${mostStages} stages.`],
  'drafts/lesson-not-found': [404, 'There is no such lesson. Someone may have deleted it.'],
  'drafts/quiz-not-found': [404, 'There is no such quiz. Someone may have deleted it.'],
  'drafts/too-many-lessons': [409, `A course has at most ${mostLessons} lessons.`],
  'drafts/changed-meanwhile': [
    409,
    'Someone else changed this lesson in the meantime, so yours was not saved. Your text is still here.',
  ],
  'drafts/not-as-shown': [
    409,
    'The draft has changed since this list was made, so nothing was published. Look through the list again.',
  ],
  'drafts/bad-time': [400, 'Choose a time within the coming year.'],
  'versions/not-found': [404, 'There is no such version of this course.'],
  'authors/unknown': [
    400,
    'No author has this address. Grant the role on the person’s page under Members first.',
  ],
  'authors/too-many': [409, 'A course has at most 20 authors.'],
  'authors/too-many-begun': [
    409,
    'You have 20 courses that have never been on sale. Ask an admin to put one of them on sale before you begin another.',
  ],
  'drafts/faulty': [
    409,
    'Nothing was published. A lesson or a quiz has a fault: reopen Publish to see which.',
  ],
  'drafts/nothing-new': [409, 'All of this is published already.'],
});

const DraftLesson = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  minutes: z.int(),
  preview: z.boolean(),
  kind: z.enum(lessonKinds),
  /** False while it has no text: readers see the title and can’t open it. */
  written: z.boolean(),
  /** Readers can open it: it was published with a text. */
  opens: z.boolean(),
  state: z.enum(lessonStates),
});

const DraftQuiz = z.object({
  id: z.string(),
  /** How many are written. */
  questions: z.int(),
  state: z.enum(lessonStates),
});

export const Outline = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** On sale. */
  published: z.boolean(),
  /** When the unpublished changes began; null if there are none. */
  draftSince: z.iso.datetime().nullable(),
  /** When something is published by itself; null if nothing is. */
  publishesAt: z.iso.datetime().nullable(),
  /** An upgrade brought texts for it that nobody has answered. */
  newerTexts: z.boolean(),
  /** The same for its page and its project, which have no draft. */
  newerPage: z.boolean(),
  newerProject: z.boolean(),
  /** When newer texts replaced those of its page, and of its project, if these can come back. */
  pageReplacedAt: z.iso.datetime().nullable(),
  projectReplacedAt: z.iso.datetime().nullable(),
  /** The picture of the cover that can come back was deleted: a drawing takes its place. */
  earlierCoverGone: z.boolean(),
  stages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      lessons: z.array(DraftLesson),
      quiz: DraftQuiz.nullable(),
    }),
  ),
});
export type Outline = z.output<typeof Outline>;
export type OutlineLesson = z.output<typeof DraftLesson>;

const EditedLesson = Texts.extend({
  id: z.string(),
  slug: z.string(),
  /** Names the text that is edited; a save sends it back. */
  revision: z.string(),
  /** Who changed it last in this draft. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});
export type EditedLesson = z.output<typeof EditedLesson>;

const Tried = z.strictObject({
  body: z.string().max(longestBody),
  block: z.string().max(60),
  tries: z.int().min(0).max(3),
});

/** Each draws a whole text anew. A preview is asked for after each pause in typing. */
export const previews = { name: 'authoring-previews', points: 240, per: 60, by: 'user' } as const;

const byCourse = { id: z.string().max(100) };
const course = z.object(byCourse);
const stage = z.object({ ...byCourse, stage: z.string().max(100) });
const lesson = z.object({ ...byCourse, lesson: z.string().max(100) });

const noCourse = pickProblems(courseProblems, 'courses/not-found');
const noStage = { ...noCourse, ...pickProblems(authoringProblems, 'stages/not-found') };
const noLesson = { ...noCourse, ...pickProblems(authoringProblems, 'drafts/lesson-not-found') };

export const authoringContract = defineContract({
  'GET /authoring/courses/{id}': {
    summary: 'The outline of a course as its author has it, published or not',
    access: 'author',
    params: course,
    ok: Outline,
    problems: noCourse,
  },
  'POST /authoring/courses/{id}/stages': {
    summary: 'Add a stage at the end',
    access: 'author',
    params: course,
    body: z.strictObject({ title: line('Title', 200) }),
    ok: Outline,
    problems: { ...noCourse, ...pickProblems(authoringProblems, 'stages/too-many') },
  },
  'PUT /authoring/courses/{id}/stages/{stage}': {
    summary: 'Rename a stage',
    access: 'author',
    params: stage,
    body: z.strictObject({ title: line('Title', 200) }),
    ok: Outline,
    problems: noStage,
  },
  'PUT /authoring/courses/{id}/stages/{stage}/place': {
    summary: 'Move a stage; a place after the last is the last',
    access: 'author',
    params: stage,
    body: z.strictObject({ place: z.int().min(1).max(1000) }),
    ok: Outline,
    problems: noStage,
  },
  'DELETE /authoring/courses/{id}/stages/{stage}': {
    summary: 'Delete an empty stage',
    access: 'author',
    params: stage,
    ok: Outline,
    problems: { ...noStage, ...pickProblems(authoringProblems, 'stages/not-empty') },
  },
  'POST /authoring/courses/{id}/lessons': {
    summary: 'Add a lesson at the end of a stage',
    access: 'author',
    params: course,
    body: z.strictObject({
      stage: z.string().max(100),
      title: line('Title', 200),
      kind: z.enum(lessonKinds).default('reading'),
    }),
    ok: z.object({ id: z.string(), outline: Outline }),
    problems: { ...noStage, ...pickProblems(authoringProblems, 'drafts/too-many-lessons') },
  },
  'GET /authoring/courses/{id}/lessons/{lesson}': {
    summary: 'A lesson, to be edited',
    access: 'author',
    params: lesson,
    ok: EditedLesson,
    problems: noLesson,
  },
  'PUT /authoring/courses/{id}/lessons/{lesson}': {
    summary: 'Save a lesson in the draft; `revision` is the one that was edited',
    access: 'author',
    params: lesson,
    body: Texts.extend({ revision: z.string().max(100) }),
    bodyLimit: 524_288,
    ok: EditedLesson,
    problems: { ...noLesson, ...pickProblems(authoringProblems, 'drafts/changed-meanwhile') },
  },
  'PUT /authoring/courses/{id}/lessons/{lesson}/place': {
    summary: 'Move a lesson within its stage or to another; a place after the last is the last',
    access: 'author',
    params: lesson,
    body: z.strictObject({ stage: z.string().max(100), place: z.int().min(1).max(1000) }),
    ok: Outline,
    problems: { ...noLesson, ...noStage },
  },
  'DELETE /authoring/courses/{id}/lessons/{lesson}': {
    summary: 'Delete a lesson from the draft',
    access: 'author',
    params: lesson,
    ok: Outline,
    problems: noLesson,
  },
  'GET /authoring/courses/{id}/lessons/{lesson}/learners': {
    summary:
      'How many people have completed a lesson, practised, taken notes and asked questions, in fives; never more than a thousand',
    access: 'author',
    params: lesson,
    ok: LessonLearners,
    problems: noLesson,
  },
  'POST /authoring/courses/{id}/preview': {
    summary: 'A lesson’s Markdown as readers would see it, and what keeps it from being published',
    access: 'author',
    limits: [previews],
    params: course,
    body: Texts.pick({ body: true, needs: true, kind: true }),
    bodyLimit: 524_288,
    ok: z.object({ parts: Lesson.shape.parts, faults: z.array(Fault) }),
    problems: noCourse,
  },
  'POST /authoring/preview/tries': {
    summary: 'Try the practice of a text that is being written; nothing is stored',
    access: 'author',
    limits: [previews],
    body: Tried.extend({ answer: PracticeAnswer }),
    bodyLimit: 524_288,
    ok: PracticeState,
    problems: pickProblems(practiceProblems, 'practice/not-found', 'practice/changed'),
  },
  'POST /authoring/preview/answers': {
    summary: 'See the answer to the practice of a text that is being written, after a try',
    access: 'author',
    limits: [previews],
    body: Tried.extend({ answer: PracticeAnswer.nullable() }),
    bodyLimit: 524_288,
    ok: PracticeState,
    problems: pickProblems(practiceProblems, 'practice/not-found', 'practice/try-first'),
  },
});
