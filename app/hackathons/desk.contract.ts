import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { paragraphs } from '#app/shared/text-schema.ts';
import {
  byHackathon,
  Hackathon,
  HackathonAddress,
  hackathonProblems,
  inOrder,
  instant,
  outOfOrder,
  unknown,
  written,
} from './contract.ts';
import { decidedStates, mentorshipStates } from './mentorship-state.ts';

const DeskHackathon = Hackathon.extend({
  version: z.int(),
  published: z.boolean(),
  /** Undecided requests for a mentor. */
  newRequests: z.int(),
  /** Posts of its team board with reports that nobody has handled. */
  reportedPosts: z.int(),
});
export type DeskHackathon = z.output<typeof DeskHackathon>;

const person = { uid: z.string(), name: z.string(), email: z.string() };
const Registration = z.object({
  ...person,
  registeredAt: instant,
  withdrawnAt: instant.nullable(),
});
export type Registration = z.output<typeof Registration>;

const MentorshipRequest = z.object({
  ...person,
  id: z.string(),
  words: z.string(),
  requestedAt: instant,
  state: z.enum(mentorshipStates),
  stateSince: instant,
  /** Name of the admin who decided. */
  decidedBy: z.string().nullable(),
});
export type MentorshipRequest = z.output<typeof MentorshipRequest>;

const existing = pickProblems(
  hackathonProblems,
  'hackathons/not-found',
  'hackathons/changed-meanwhile',
);
const listed = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), page: z.int(), pages: z.int(), total: z.int() });
const csv = {
  access: 'admin',
  params: byHackathon,
  file: 'text/csv',
  ok: z.string(),
  problems: unknown,
} as const;

export const hackathonsDeskContract = defineContract({
  'GET /admin/hackathons': {
    summary: 'All hackathons, latest deadline first, hidden ones too',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: listed(DeskHackathon),
  },
  'POST /admin/hackathons': {
    summary: 'Create a hackathon; nobody sees it until it is published',
    access: 'admin',
    body: z.strictObject({ id: HackathonAddress, ...written }).refine(inOrder, outOfOrder),
    status: 201,
    ok: DeskHackathon,
    problems: pickProblems(hackathonProblems, 'hackathons/address-taken'),
  },
  'GET /admin/hackathons/{id}': {
    summary: 'One hackathon',
    access: 'admin',
    params: byHackathon,
    ok: DeskHackathon,
    problems: unknown,
  },
  'PUT /admin/hackathons/{id}': {
    summary: 'Change a hackathon; `version` is the one that was edited',
    access: 'admin',
    params: byHackathon,
    body: z.strictObject({ ...written, version: z.int() }).refine(inOrder, outOfOrder),
    ok: DeskHackathon,
    problems: existing,
  },
  'PUT /admin/hackathons/{id}/publication': {
    summary: 'Show a hackathon to everyone, or hide it from all but the admins',
    access: 'admin',
    params: byHackathon,
    body: z.strictObject({ published: z.boolean(), version: z.int() }),
    ok: DeskHackathon,
    problems: existing,
  },
  'GET /admin/hackathons/{id}/registrations': {
    summary: 'Registrations, newest first, including withdrawn ones',
    access: 'admin',
    params: byHackathon,
    query: z.object({ page: pageAsked }),
    ok: listed(Registration),
    problems: unknown,
  },
  'GET /admin/hackathons/{id}/mentorship-requests': {
    summary: 'Requests for a mentor, undecided first',
    access: 'admin',
    params: byHackathon,
    query: z.object({ page: pageAsked }),
    ok: listed(MentorshipRequest),
    problems: unknown,
  },
  'POST /admin/mentorship-requests/{id}/decision': {
    summary: 'Say that a mentor is arranged, or that there is none; the person is told',
    access: 'admin',
    params: byHackathon,
    body: z.strictObject({ state: z.enum(decidedStates), words: paragraphs('Message', 1000) }),
    ok: MentorshipRequest,
    problems: pickProblems(
      hackathonProblems,
      'hackathons/request-not-found',
      'hackathons/moved-meanwhile',
    ),
  },
  'POST /admin/hackathons/{id}/registration-tables': {
    summary: 'The registrations as a table',
    ...csv,
  },
  'POST /admin/hackathons/{id}/mentorship-tables': {
    summary: 'The requests for mentors as a table',
    ...csv,
  },
});

export type DeskList = AnswerOf<(typeof hackathonsDeskContract)['GET /admin/hackathons']>;
export type RegistrationList = AnswerOf<
  (typeof hackathonsDeskContract)['GET /admin/hackathons/{id}/registrations']
>;
export type MentorshipList = AnswerOf<
  (typeof hackathonsDeskContract)['GET /admin/hackathons/{id}/mentorship-requests']
>;
