import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked, pageFromEndAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { line, paragraphs, optionalWebAddress } from '#app/shared/text-schema.ts';
import { applicationStates, laterStates } from './application-state.ts';
import { openingProblems } from '#app/openings/contract.ts';
import { faultTexts, largestResume } from './resume-file.ts';

export const placementProblems = defineProblems({
  'placements/not-a-pdf': [415, faultTexts['not-a-pdf']],
  'placements/resume-damaged': [400, faultTexts.damaged],
  'placements/resume-missing': [400, 'Please add your résumé first.'],
  'placements/resume-not-found': [404, 'There is no such résumé.'],
  'placements/opening-closed': [409, 'This opening is closed. It takes no more applications.'],
  'placements/already-applied': [409, 'You have already applied for this.'],
  'placements/application-not-found': [404, 'There is no such application.'],
  'placements/moved-meanwhile': [
    409,
    'Someone else changed the state of this application in the meantime. Open it again to see the current one.',
  ],
});

const instant = z.iso.datetime();
const state = z.enum(applicationStates);
const Resume = z.object({ id: z.string(), name: z.string(), bytes: z.int(), uploadedAt: instant });
export type Resume = z.output<typeof Resume>;

/** An application as its applicant sees it. */
const Application = z.object({
  id: z.string(),
  /** Null: for the talent pool. */
  opening: z.object({ slug: z.string(), title: z.string(), firm: z.string() }).nullable(),
  role: z.string(),
  city: z.string(),
  portfolio: z.string().nullable(),
  resume: Resume,
  appliedAt: instant,
  state,
  stateSince: instant,
  /** The message of the last change. */
  message: z.string().nullable(),
});
export type Application = z.output<typeof Application>;

const OwnPlacements = z.object({
  /** Does the caller have an active membership? */
  mayApply: z.boolean(),
  /** The résumé that the next application will include. */
  resume: Resume.nullable(),
  applications: z.array(Application),
});
export type OwnPlacements = z.output<typeof OwnPlacements>;

/** An application as the admins see it. */
const DeskApplication = Application.extend({
  applicant: z.object({ uid: z.string(), name: z.string(), email: z.string().nullable() }),
  movedBy: z.string().nullable(),
});
export type DeskApplication = z.output<typeof DeskApplication>;

const ApplicationWithNotes = DeskApplication.extend({
  /** A page of them, oldest first. */
  notes: z.object({
    items: z.array(
      z.object({ id: z.string(), author: z.string(), words: z.string(), writtenAt: instant }),
    ),
    page: z.int(),
    pages: z.int(),
  }),
  /** The unread one that has waited longest, other than this one. */
  next: z.string().nullable(),
});
export type ApplicationWithNotes = z.output<typeof ApplicationWithNotes>;

/** The filter of the inbox, or of its table. */
const selection = {
  opening: z.string().max(40).default('all'),
  state: z.enum(['all', ...applicationStates]).default('received'),
  search: z.string().trim().max(100).default(''),
};

const byId = z.object({ id: z.string().max(40) });
const unknownApplication = pickProblems(placementProblems, 'placements/application-not-found');

export const placementsContract = defineContract({
  'GET /placements/applications': {
    summary: 'The caller’s applications and résumé',
    access: 'user',
    ok: OwnPlacements,
  },
  'PUT /placements/resume': {
    summary:
      'The caller’s résumé for future applications: a PDF of at most 3 MB; those that were sent keep theirs',
    access: 'member',
    query: z.object({ name: line('File name', 150) }),
    body: 'file',
    bodyLimit: largestResume,
    ok: Resume,
    problems: pickProblems(placementProblems, 'placements/not-a-pdf', 'placements/resume-damaged'),
    limits: [{ name: 'resume', points: 20, per: 60 * 60, by: 'user' }],
  },
  'GET /placements/resumes/{id}': {
    summary: 'One of the caller’s résumés, to be saved',
    access: 'user',
    params: byId,
    file: 'application/pdf',
    ok: z.instanceof(Uint8Array),
    problems: pickProblems(placementProblems, 'placements/resume-not-found'),
  },
  'POST /placements/applications': {
    summary: 'Apply for an opening, or join the talent pool; once each',
    access: 'member',
    body: z.strictObject({
      opening: z.string().max(120).nullable(),
      role: line('Role', 120),
      city: line('City', 80),
      portfolio: optionalWebAddress(500),
    }),
    status: 201,
    ok: Application,
    problems: {
      ...pickProblems(openingProblems, 'openings/not-found'),
      ...pickProblems(
        placementProblems,
        'placements/resume-missing',
        'placements/opening-closed',
        'placements/already-applied',
      ),
    },
    limits: [{ name: 'placement-applications', points: 30, per: 24 * 60 * 60, by: 'user' }],
  },
  'DELETE /placements/applications/{id}': {
    summary: 'Withdraw an application: it is deleted, with the résumé that only it took along',
    access: 'user',
    params: byId,
    problems: unknownApplication,
  },
  'GET /admin/placements': {
    summary: 'The applications, newest first, with how many are in each state',
    access: 'admin',
    query: z.object({ ...selection, page: pageAsked }),
    ok: z.object({
      applications: z.array(DeskApplication),
      found: z.int(),
      pages: z.int(),
      counts: z.record(state, z.int()),
      /** The openings to filter by. */
      openings: z.array(z.object({ id: z.string(), title: z.string(), firm: z.string() })),
    }),
  },
  'GET /admin/placements/{id}': {
    summary:
      'One application with the notes on it; `notes` is their page, 20 a page, of itself the last',
    access: 'admin',
    params: byId,
    query: z.object({ notes: pageFromEndAsked }),
    ok: ApplicationWithNotes,
    problems: unknownApplication,
  },
  'POST /admin/placements/{id}/moves': {
    summary:
      'Set the state of an application; `from` is the state that was seen. The applicant is told',
    access: 'admin',
    params: byId,
    body: z.strictObject({
      from: state,
      to: z.enum(laterStates),
      message: z.string().trim().max(1000, tooLongText(1000)),
    }),
    ok: ApplicationWithNotes,
    problems: pickProblems(
      placementProblems,
      'placements/application-not-found',
      'placements/moved-meanwhile',
    ),
  },
  'POST /admin/placements/{id}/notes': {
    summary: 'Leave a note for colleagues',
    access: 'admin',
    params: byId,
    body: z.strictObject({ words: paragraphs('Note', 2000) }),
    status: 201,
    ok: ApplicationWithNotes,
    problems: unknownApplication,
  },
  'POST /admin/placements/{id}/resume-copies': {
    summary: 'The résumé of an application, to be saved; who took it is recorded',
    access: 'admin',
    params: byId,
    file: 'application/pdf',
    ok: z.instanceof(Uint8Array),
    problems: unknownApplication,
  },
  'POST /admin/placement-tables': {
    summary: 'A table of the newest 5,000 applications of a selection',
    access: 'admin',
    body: z.strictObject(selection),
    file: 'text/csv',
    ok: z.string(),
  },
});

export type PlacementsInbox = AnswerOf<(typeof placementsContract)['GET /admin/placements']>;
