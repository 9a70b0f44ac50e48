import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { projectFields, takesNothing, takesSomething } from '#app/courses/project-text.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { paragraphs } from '#app/shared/text-schema.ts';
import { Attempt, projectProblems, ReadProject } from './contract.ts';
import { longest } from './project-limits.ts';

const deskTabs = ['waiting', 'responded'] as const;
export type DeskTab = (typeof deskTabs)[number];

const byId = z.object({ id: z.string().max(100) });

const Waiting = z.object({
  id: z.string(),
  /** The learner's first name. */
  name: z.string(),
  course: z.string(),
  title: z.string(),
  attempt: z.int(),
  submittedAt: z.iso.datetime(),
});
export type WaitingSubmission = z.output<typeof Waiting>;

/** A course's project as its authors write it. */
const WrittenProject = z.object({
  ...projectFields,
  /** Names what is edited; a save sends it back. */
  version: z.int(),
});
export type WrittenProject = z.output<typeof WrittenProject>;

const response = {
  points: z.array(z.int()).max(50),
  words: paragraphs('Your response', longest.response),
};

const noCourse = pickProblems(courseProblems, 'courses/not-found');

export const projectsDeskContract = defineContract({
  'GET /desk/projects': {
    summary:
      'Submissions that wait for a response, the oldest first, for authors those of their own courses; or those that the caller has responded to, the newest response first',
    access: 'helper',
    query: z.object({
      /** Those that wait, or those that the caller has responded to. */
      show: z.enum(deskTabs).default('waiting'),
      course: z.string().max(100).default(''),
      page: pageAsked,
    }),
    ok: z.object({
      submissions: z.array(Waiting),
      /** Those in which something waits, to filter by. */
      courses: z.array(z.object({ id: z.string(), title: z.string() })),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'GET /desk/projects/{id}': {
    summary: 'A submission with what it is judged by, and the learner’s other attempts',
    access: 'helper',
    params: byId,
    ok: z.object({
      submission: Attempt.extend({
        /** The learner's first name. */
        name: z.string(),
        course: z.string(),
        /** The caller's; somebody else responds to it. */
        own: z.boolean(),
        /** The caller responded, and may correct that. */
        corrects: z.boolean(),
        /** What the response said before its corrections, the newest first. */
        earlier: z.array(
          z.object({ points: z.array(z.int()), words: z.string(), until: z.iso.datetime() }),
        ),
      }),
      project: ReadProject,
      /** The newest first. */
      others: z.array(Attempt),
    }),
    problems: pickProblems(projectProblems, 'projects/no-submission'),
  },
  'PUT /desk/projects/{id}/response': {
    summary: 'Respond to a submission, once: points for each criterion, and words',
    access: 'helper',
    params: byId,
    body: z.strictObject(response),
    problems: pickProblems(
      projectProblems,
      'projects/no-submission',
      'projects/responded',
      'projects/own',
      'projects/does-not-fit',
    ),
  },
  'PUT /desk/projects/{id}/correction': {
    summary:
      'Correct one’s own response; `count` is how many corrections it had when it was read. Its learner is told',
    access: 'helper',
    params: byId,
    body: z.strictObject({ ...response, count: z.int().min(0) }),
    problems: pickProblems(
      projectProblems,
      'projects/no-submission',
      'projects/not-responder',
      'projects/corrected',
      'projects/corrected-enough',
      'projects/does-not-fit',
    ),
  },
  'GET /authoring/courses/{id}/project': {
    summary: 'The project of a course, to be edited; null before the first save',
    access: 'author',
    params: byId,
    ok: z.object({
      course: z.object({ id: z.string(), title: z.string() }),
      project: WrittenProject.nullable(),
      /** It came with an upgrade, and the one before it can be brought back. */
      takenOver: z.boolean(),
    }),
    problems: noCourse,
  },
  'PUT /authoring/courses/{id}/project': {
    summary: 'Save the project as a new version; `version` is the one that was edited, or 0',
    access: 'author',
    params: byId,
    body: z
      .strictObject({ ...projectFields, version: z.int() })
      .refine(takesSomething, takesNothing),
    ok: z.object({ version: z.int() }),
    problems: { ...noCourse, ...pickProblems(projectProblems, 'projects/changed-meanwhile') },
    limits: [{ name: 'project-saves', points: 60, per: 60 * 60, by: 'user' }],
  },
});

type AnswerTo<K extends keyof typeof projectsDeskContract> = AnswerOf<
  (typeof projectsDeskContract)[K]
>;

export type ProjectsDesk = AnswerTo<'GET /desk/projects'>;
export type OpenSubmission = AnswerTo<'GET /desk/projects/{id}'>;
export type EditedProject = AnswerTo<'GET /authoring/courses/{id}/project'>;
