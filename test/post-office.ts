import { z } from 'zod';
import type { Actor } from '#app/platform/context.ts';
import { implement, mountApi, type Door } from '#app/platform/http.ts';
import { newSecret } from '#app/platform/ids.ts';
import { Answer, defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, problemsOf } from '#app/shared/problem.ts';

const problems = defineProblems({ 'parcels/lost': [404, 'This parcel is lost.'] });
const lost = problemsOf(problems);
const undeclared = problemsOf(
  defineProblems({ 'parcels/stolen': [409, 'This parcel was stolen.'] }),
);

/** A small post office: one endpoint for each thing that the door does. */
const contract = defineContract({
  'POST /parcels': {
    summary: 'Send a parcel',
    access: 'public',
    body: z.strictObject({
      to: z.string().min(1, 'Please say to whom'),
      weight: z.int('Please weigh it').optional(),
    }),
    bodyLimit: 1000,
    status: 201,
    ok: z.object({ to: z.string() }),
  },
  'GET /parcels/{id}': {
    summary: 'Look at a parcel',
    access: 'public',
    params: z.object({ id: z.string().max(20) }),
    query: z.object({ detail: z.enum(['all', 'some']).optional() }),
    ok: z.object({ id: z.string() }),
    problems,
  },
  'DELETE /parcels/{id}': { summary: 'Throw it away', access: 'user' },
  'POST /letters': {
    summary: 'Sealed',
    access: 'public',
    body: 'raw',
    ok: z.object({ bytes: z.int() }),
  },
  'POST /pictures': {
    summary: 'An upload',
    access: 'user',
    body: 'file',
    bodyLimit: 6400,
    ok: z.object({ bytes: z.int() }),
  },
  'POST /freights': {
    summary: 'An upload that takes its time',
    access: 'user',
    body: 'file',
    bodyLimit: 6400,
    answerTime: 15 * 60_000,
    ok: z.object({ bytes: z.int() }),
  },
  'GET /stamps': {
    summary: 'Once a minute',
    access: 'public',
    ok: z.object({}),
    limits: [{ name: 'stamps', points: 1, per: 60, by: 'ip' }],
  },
  'GET /receipts': { summary: 'As a file', access: 'public', file: 'text/csv', ok: z.string() },
  'GET /me': {
    summary: 'Twice a minute each',
    access: 'user',
    ok: z.object({ uid: z.string() }),
    limits: [{ name: 'me', points: 2, per: 60, by: 'user' }],
  },
  'GET /faults/{kind}': {
    summary: 'Breaks its word',
    access: 'public',
    params: z.object({ kind: z.string() }),
    ok: z.object({ fine: z.literal(true) }),
    alsoOk: { 202: z.object({ later: z.literal(true) }) },
  },
});

const faults: Record<string, () => unknown> = {
  none: () => ({ fine: true }),
  later: () => new Answer({ later: true }, { status: 202 }),
  misfit: () => ({ fine: 'nearly' }),
  'field-too-many': () => ({ fine: true, passwordHash: 'x' }),
  'undeclared-status': () => new Answer({ fine: true }, { status: 203 }),
  'undeclared-problem': () => {
    throw undeclared('parcels/stolen');
  },
  away: () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    });
  },
  bug: () => {
    throw new Error('select secret from users failed at /srv/app/x.ts');
  },
};

const postOffice = implement(contract, {
  'POST /parcels': ({ body }) => ({ to: body.to }),
  'GET /parcels/{id}': ({ params }) => {
    if (params.id === 'none') throw lost('parcels/lost');
    return { id: params.id };
  },
  'DELETE /parcels/{id}': () => {},
  'POST /letters': ({ raw }) => ({ bytes: raw.length }),
  'POST /pictures': ({ file }) => ({ bytes: file.length }),
  'POST /freights': ({ file }) => ({ bytes: file.length }),
  'GET /stamps': () => ({}),
  'GET /receipts': () =>
    new Answer('to,paise\r\nKabir,900\r\n', { headers: { 'content-disposition': 'attachment' } }),
  'GET /me': ({ ctx }) => ({ uid: ctx.actor.uid }),
  // The cast lets a test do what the types forbid.
  'GET /faults/{kind}': ({ params }) => faults[params.kind]?.() as never,
});

/** The tokens of the two people whom the post office recognises. */
export const naina = newSecret();
export const kabir = newSecret();
const actors = new Map(
  Object.entries({ [naina]: 'naina', [kabir]: 'kabir' }).map(([token, uid]): [string, Actor] => [
    token,
    {
      uid,
      sessionId: uid,
      role: 'user',
      roles: [],
      secondFactorDue: false,
      opens: { lessons: false, premium: false },
      periods: [],
    },
  ]),
);

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
  ip?: string;
  grantTime?: (milliseconds: number) => void;
  grantAnswer?: (milliseconds: number) => void;
  forEveryone?: true;
}

export const postOfficeApi = (door: Partial<Door> = {}) =>
  mountApi([postOffice], {
    identify: async (token) => {
      const actor = actors.get(token);
      return actor ? { actor, about: undefined } : null;
    },
    clock: { now: () => new Date('2026-11-21T00:00:00Z') },
    trustProxy: 0,
    checkAnswers: false,
    ...door,
  });

/** The post office's door, as a function that calls it. */
export function open(door: Partial<Door> = {}) {
  const api = postOfficeApi(door);
  return async (
    method: string,
    path: string,
    { body, headers = {}, ip = '198.51.100.1', ...bindings }: Sent = {},
  ) => {
    const json: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const request = {
      method,
      headers: { ...json, ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    };
    const response = await api.request(path, request, {
      incoming: { socket: { remoteAddress: ip } },
      ...bindings,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && isJson(response) ? JSON.parse(text) : text,
    };
  };
}

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('json') ?? false;
