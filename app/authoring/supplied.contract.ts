import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { authoringProblems, Outline } from './contract.ts';
import { Change, LessonDifference } from './publishing.contract.ts';

export const suppliedProblems = defineProblems({
  'supplied/none': [
    404,
    'There are no newer texts for this course. Someone may have answered them.',
  ],
  'supplied/nothing-replaced': [
    409,
    'There is nothing to bring back. What replaced your texts may have been changed since.',
  ],
  'supplied/project-saved': [
    409,
    'Nothing was brought back. Somebody has saved the project since, or your earlier one is back already.',
  ],
  'supplied/not-as-shown': [
    409,
    'Your texts or the newer ones have changed since this list was made, so nothing was done. Look through the list again.',
  ],
});

const byCourse = { id: z.string().max(100) };
const course = z.object(byCourse);
const Shown = z.strictObject({ stamp: z.string().max(100) });

const none = {
  ...pickProblems(courseProblems, 'courses/not-found'),
  ...pickProblems(suppliedProblems, 'supplied/none'),
};

/** Each compares or stores a whole course. */
export const answers = { name: 'authoring-supplied', points: 60, per: 3600, by: 'user' } as const;

/** Texts that came with an upgrade, of a course that came with the school. */
export const suppliedContract = defineContract({
  'GET /authoring/courses/{id}/supplied': {
    summary: 'What the newer texts that came with an upgrade would change in the draft',
    access: 'author',
    params: course,
    ok: z.object({
      changes: z.array(Change),
      /** What the school had changed itself and would lose. */
      losing: z.array(
        z.object({
          of: z.enum(['lesson', 'quiz']),
          id: z.string(),
          /** Of a quiz, the title of its stage. */
          title: z.string(),
        }),
      ),
      /** Stands for the draft and the texts as they were compared; an answer sends it back. */
      stamp: z.string(),
    }),
    problems: none,
  },
  'GET /authoring/courses/{id}/supplied/{lesson}': {
    summary: 'The text of a lesson in the draft, and as it would be with the newer texts',
    access: 'author',
    params: z.object({ ...byCourse, lesson: z.string().max(100) }),
    ok: LessonDifference,
    problems: { ...none, ...pickProblems(authoringProblems, 'drafts/lesson-not-found') },
  },
  'POST /authoring/courses/{id}/supplied/draft': {
    summary: 'Take the newer texts over into the draft, as they were shown; readers see no change',
    access: 'author',
    limits: [answers],
    params: course,
    body: Shown,
    ok: Outline,
    problems: { ...none, ...pickProblems(suppliedProblems, 'supplied/not-as-shown') },
  },
  'POST /authoring/courses/{id}/supplied/kept': {
    summary: 'Keep the school’s own texts; nothing is offered until newer ones come',
    access: 'author',
    limits: [answers],
    params: course,
    body: Shown,
    ok: Outline,
    problems: { ...none, ...pickProblems(suppliedProblems, 'supplied/not-as-shown') },
  },
});

export type NewerTexts = AnswerOf<
  (typeof suppliedContract)['GET /authoring/courses/{id}/supplied']
>;
