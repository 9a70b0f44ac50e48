import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs, optionalWebAddress } from '#app/shared/text-schema.ts';

export const liveSessionProblems = defineProblems({
  'live/session-not-found': [404, 'There is no such session.'],
  'live/feed-not-found': [404, 'There is no such calendar.'],
  'live/changed-meanwhile': [
    409,
    'Someone else changed this session in the meantime, so nothing was saved. Close this and open the session again to see the latest version.',
  ],
  'live/starts-in-past': [400, 'Please choose a time in the future.'],
});

const state = z.enum(['upcoming', 'live', 'over', 'cancelled']);
const instant = z.iso.datetime();

/** A session as members see it. */
export const LiveSession = z.object({
  id: z.string(),
  title: z.string(),
  host: z.string(),
  about: z.string(),
  startsAt: instant,
  endsAt: instant,
  state,
  linkOpensAt: instant,
  /** From shortly before the start to the end. */
  linkIsOpen: z.boolean(),
  /** Only while it is open, and once the team has added one. */
  link: z.string().nullable(),
});
export type LiveSession = z.output<typeof LiveSession>;

export const LiveSessions = z.object({
  sessions: z.array(LiveSession),
  /** How long until this answer changes, by the server's clock; null when nothing is planned. */
  changesInSeconds: z.int().nullable(),
});
export type LiveSessions = z.output<typeof LiveSessions>;

/** A session as the desk sees it. */
const DeskSession = LiveSession.omit({ linkOpensAt: true, linkIsOpen: true }).extend({
  version: z.int(),
});
export type DeskSession = z.output<typeof DeskSession>;

const sessionFields = {
  title: line('Title', 120),
  host: line('Host', 80),
  about: paragraphs('What it is about', 2000),
  startsAt: z.iso.datetime('Please choose a date and a time'),
  minutes: z
    .int('Please give the length in minutes')
    .min(10, 'A session takes at least 10 minutes')
    .max(480, 'A session takes at most 480 minutes'),
  link: optionalWebAddress(500),
};
const version = z.int();
const bySession = z.object({ id: z.string().max(40) });
const existing = pickProblems(
  liveSessionProblems,
  'live/session-not-found',
  'live/changed-meanwhile',
);
const timely = pickProblems(liveSessionProblems, 'live/starts-in-past');

export const liveSessionsContract = defineContract({
  'GET /live-sessions': {
    summary: 'What is planned for members; links only near the start',
    access: 'member',
    ok: LiveSessions,
  },
  'GET /live-sessions/{id}/calendar': {
    summary: 'One session for a calendar, to be saved',
    access: 'member',
    params: bySession,
    file: 'text/calendar',
    ok: z.string(),
    problems: pickProblems(liveSessionProblems, 'live/session-not-found'),
  },
  'GET /calendar-feed': {
    summary: 'Whether the caller has a calendar feed',
    access: 'member',
    ok: z.object({ madeAt: instant.nullable() }),
  },
  'POST /calendar-feed': {
    summary:
      'Make a calendar feed; its address is shown only this once, and an older one stops working',
    access: 'member',
    status: 201,
    ok: z.object({ address: z.string() }),
    limits: [{ name: 'calendar-feed', points: 20, per: 3600, by: 'user' }],
  },
  'DELETE /calendar-feed': { summary: 'End the caller’s calendar feed', access: 'user' },
  'GET /calendar-feed/{key}': {
    summary:
      'All sessions, for calendar programs; the key is the permission (decisions.md ruling 47)',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    file: 'text/calendar',
    ok: z.string(),
    problems: pickProblems(liveSessionProblems, 'live/feed-not-found'),
  },
  'GET /admin/live-sessions': {
    summary: 'Sessions to come, soonest first, or past and cancelled ones, newest first',
    access: 'admin',
    query: z.object({
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    ok: z.object({
      sessions: z.array(DeskSession),
      pages: z.int(),
      counts: z.object({ upcoming: z.int(), past: z.int() }),
    }),
  },
  'POST /admin/live-sessions': {
    summary: 'Plan a session',
    access: 'admin',
    body: z.strictObject(sessionFields),
    status: 201,
    ok: DeskSession,
    problems: timely,
  },
  'PUT /admin/live-sessions/{id}': {
    summary: 'Change a session; `version` is the one that was edited',
    access: 'admin',
    params: bySession,
    body: z.strictObject({ ...sessionFields, version }),
    ok: DeskSession,
    problems: { ...existing, ...timely },
  },
  'POST /admin/live-sessions/{id}/cancellation': {
    summary: 'Cancel a session, for good',
    access: 'admin',
    params: bySession,
    body: z.strictObject({ version }),
    ok: DeskSession,
    problems: existing,
  },
});

export type DeskSessions = AnswerOf<(typeof liveSessionsContract)['GET /admin/live-sessions']>;
