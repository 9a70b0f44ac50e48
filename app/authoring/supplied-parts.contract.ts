import { z } from 'zod';
import { CourseCard, courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { Outline } from './contract.ts';
import { answers, suppliedProblems } from './supplied.contract.ts';
import { suppliedParts } from './supplied-parts.ts';

const OfferedPart = z.object({
  part: z.enum(suppliedParts),
  /**
   * Whether the school changed what was supplied before. `none`: it has nothing here to lose.
   * `unknown`: nobody noted what was supplied.
   */
  school: z.enum(['unchanged', 'changed', 'none', 'unknown']),
  /** As people read them. */
  before: z.string(),
  after: z.string(),
});
export type OfferedPart = z.output<typeof OfferedPart>;

const Cover = CourseCard.pick({ icon: true, palette: true, composition: true, image: true });

const Offer = z.object({
  parts: z.array(OfferedPart),
  /** If the cover is one of them. */
  covers: z.object({ before: Cover, after: Cover }).nullable(),
  /** Stands for both texts as they were compared; an answer sends it back. */
  stamp: z.string(),
});

const course = z.object({ id: z.string().max(100) });

/** The parts that are not taken stay as the school has them, and none of them is offered again. */
const Answered = z.strictObject({
  stamp: z.string().max(100),
  take: z.array(z.enum(suppliedParts)).max(suppliedParts.length),
});

const none = {
  ...pickProblems(courseProblems, 'courses/not-found'),
  ...pickProblems(suppliedProblems, 'supplied/none'),
};
const notAsShown = { ...none, ...pickProblems(suppliedProblems, 'supplied/not-as-shown') };

/** What came with an upgrade for a course's page and project, which have no draft. */
export const suppliedPartsContract = defineContract({
  'GET /authoring/courses/{id}/supplied-page': {
    summary: 'What newer texts that came with an upgrade say on the page of a course',
    access: 'author',
    params: course,
    ok: Offer,
    problems: none,
  },
  'POST /authoring/courses/{id}/supplied-page': {
    summary: 'Take some of them, which readers see at once, and keep the school’s own for the rest',
    access: 'author',
    limits: [answers],
    params: course,
    body: Answered,
    ok: Outline,
    problems: notAsShown,
  },
  'POST /authoring/courses/{id}/supplied-page/restore': {
    summary:
      'Bring back what the page said before newer texts were last taken over, where nobody has changed it since',
    access: 'author',
    limits: [answers],
    params: course,
    /** `pictureGone`: the cover came back as a drawing, since its picture has been deleted. */
    ok: Outline.extend({ pictureGone: z.boolean() }),
    problems: {
      ...pickProblems(courseProblems, 'courses/not-found'),
      ...pickProblems(suppliedProblems, 'supplied/nothing-replaced'),
    },
  },
  'GET /authoring/courses/{id}/supplied-project': {
    summary: 'The project of a course, and the newer one that came with an upgrade',
    access: 'author',
    params: course,
    ok: Offer,
    problems: none,
  },
  'POST /authoring/courses/{id}/supplied-project': {
    summary: 'Take the newer project as its next version, or keep the school’s own',
    access: 'author',
    limits: [answers],
    params: course,
    body: Answered,
    ok: Outline,
    problems: notAsShown,
  },
  'POST /authoring/courses/{id}/supplied-project/restore': {
    summary:
      'Make the project from before a newer one was taken over its next version, if nobody has saved it since',
    access: 'author',
    limits: [answers],
    params: course,
    ok: Outline,
    problems: {
      ...pickProblems(courseProblems, 'courses/not-found'),
      ...pickProblems(suppliedProblems, 'supplied/project-saved'),
    },
  },
});

export type PartsOffer = AnswerOf<
  (typeof suppliedPartsContract)['GET /authoring/courses/{id}/supplied-page']
>;
export type PageBack = AnswerOf<
  (typeof suppliedPartsContract)['POST /authoring/courses/{id}/supplied-page/restore']
>;
