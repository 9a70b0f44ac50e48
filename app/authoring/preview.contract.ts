import { z } from 'zod';
import { CoursePage, courseProblems, Lesson } from '#app/courses/contract.ts';
import { PracticeAnswer, practiceProblems, PracticeState } from '#app/practice/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { authoringProblems, previews } from './contract.ts';

const course = z.object({ id: z.string().max(100) });
const lesson = course.extend({ lesson: z.string().max(100) });
const practice = lesson.extend({ block: z.string().max(60) });

/** How many wrong tries came before: nothing of a preview is stored. */
const tries = z.int().min(0).max(3);

const noCourse = pickProblems(courseProblems, 'courses/not-found');
const noLesson = { ...noCourse, ...pickProblems(authoringProblems, 'drafts/lesson-not-found') };

export const draftPreviewContract = defineContract({
  'GET /authoring/courses/{id}/seen': {
    summary: 'The page of a course as it would be if its draft were published',
    access: 'author',
    params: course,
    ok: CoursePage,
    problems: noCourse,
  },
  'GET /authoring/courses/{id}/seen/{lesson}': {
    summary: 'A lesson of the draft as its readers would get it, without answers and hints',
    access: 'author',
    params: lesson,
    ok: Lesson.extend({ preview: z.boolean() }),
    problems: noLesson,
  },
  'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}': {
    summary: 'Try the practice of a lesson of the draft; nothing is stored',
    access: 'author',
    limits: [previews],
    params: practice,
    body: z.strictObject({ answer: PracticeAnswer, tries }),
    ok: PracticeState,
    problems: {
      ...noLesson,
      ...pickProblems(practiceProblems, 'practice/not-found', 'practice/changed'),
    },
  },
  'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}/answer': {
    summary: 'See the answer to the practice of a lesson of the draft, after a try',
    access: 'author',
    limits: [previews],
    params: practice,
    body: z.strictObject({ answer: PracticeAnswer.nullable(), tries }),
    ok: PracticeState,
    problems: {
      ...noLesson,
      ...pickProblems(practiceProblems, 'practice/not-found', 'practice/try-first'),
    },
  },
});

type Answer<K extends keyof typeof draftPreviewContract> = AnswerOf<
  (typeof draftPreviewContract)[K]
>;

export type SeenCourse = Answer<'GET /authoring/courses/{id}/seen'>;
export type SeenLesson = Answer<'GET /authoring/courses/{id}/seen/{lesson}'>;
