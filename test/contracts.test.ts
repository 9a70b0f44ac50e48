import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#app/platform/openapi.ts';
import type { Endpoint, LimitRule } from '#app/shared/endpoint.ts';
import { doorProblems } from '#app/shared/problem.ts';
import { testApp, type TestApp } from './app.ts';
import { openApiFaults } from './open-api.ts';

let app: TestApp;
let endpoints: [key: string, endpoint: Endpoint][];
beforeEach(async () => {
  app = await testApp();
  endpoints = app.implementations.flatMap(({ contract }) => Object.entries(contract));
});

test('every route has a contract, every contract has a route, and no two are the same', () => {
  const routes = app.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`);
  const contracts = endpoints.map(([key]) => key.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect([...new Set(routes)].toSorted()).toEqual(contracts.toSorted());
  expect(new Set(contracts).size).toBe(contracts.length);
});

test('every path names its parameters, and every parameter is in the path', () => {
  for (const [key, { params }] of endpoints) {
    const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([key, params instanceof z.ZodObject ? Object.keys(params.shape) : []]).toEqual([
      key,
      named,
    ]);
  }
});

test('only endpoints that change something take a body, and only public ones may be cached', () => {
  const reads = endpoints.filter(([key]) => key.startsWith('GET '));
  expect(reads.filter(([, { body }]) => body).map(([key]) => key)).toEqual([]);
  const cached = endpoints.filter(([, { cache }]) => cache);
  expect(
    cached
      .filter(([key, { access }]) => access !== 'public' || !key.startsWith('GET '))
      .map(([key]) => key),
  ).toEqual([]);
});

test('a cached endpoint names the data it is made from, so that a change outdates it and nothing else', () => {
  const cached = endpoints.filter(([, { cache }]) => cache);
  expect(cached.filter(([, { topics }]) => !topics?.length).map(([key]) => key)).toEqual([]);
  const personal = endpoints.filter(([, { access, topics }]) => topics && access !== 'public');
  expect(personal.map(([key]) => key)).toEqual([]);
});

test('problems have codes like area/kebab-case, an error status and a text for people', () => {
  const tables = [doorProblems, ...endpoints.map(([, { problems }]) => problems ?? {})];
  const statuses = new Map<string, number>();
  for (const [code, [status, text]] of tables.flatMap((table) => Object.entries(table))) {
    expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
    expect([400, 401, 402, 403, 404, 405, 408, 409, 413, 415, 429, 431, 500, 503]).toContain(
      status,
    );
    expect(text).toMatch(/^[A-Z].{5,}$/);
    expect([code, status]).toEqual([code, statuses.get(code) ?? status]);
    statuses.set(code, status);
  }
});

const hour = 3600;
const quarter = 900;

/**
 * reliability.md section 5, for the limits that apply before the handler. Services enforce the
 * limits by account and by address (see their own tests).
 */
const limits: Record<string, Omit<LimitRule, 'name'>> = {
  'POST /auth/signup': { points: 20, per: hour, by: 'ip' },
  'POST /auth/correct-email': { points: 20, per: hour, by: 'ip' },
  'POST /auth/resend-verification': { points: 20, per: hour, by: 'ip' },
  'POST /auth/verify-email': { points: 10, per: quarter, by: 'ip' },
  'POST /auth/reset-password': { points: 20, per: hour, by: 'ip' },
  'POST /auth/check-link': { points: 60, per: quarter, by: 'ip' },
  'POST /auth/confirm-password-reset': { points: 10, per: quarter, by: 'ip' },
  'POST /auth/send-password-reset-confirmation': { points: 20, per: hour, by: 'ip' },
  'POST /auth/confirm-email-change': { points: 10, per: quarter, by: 'ip' },
  'POST /auth/stop-email-change': { points: 10, per: quarter, by: 'ip' },
  'POST /account/email-change': { points: 10, per: hour, by: 'user' },
  'POST /account/email-change/links': { points: 10, per: hour, by: 'user' },
  'POST /payment/verify-referral': { points: 20, per: 60, by: 'user' },
  'POST /learning/courses/{slug}/quizzes/{quiz}/attempts': { points: 60, per: hour, by: 'user' },
  'POST /courses/folder': { points: 60, per: hour, by: 'user' },
  'PUT /learning/courses/{slug}/review': { points: 30, per: hour, by: 'user' },
  'PUT /authoring/courses/{id}/reviews/{review}/reply': { points: 120, per: hour, by: 'user' },
  'POST /authoring/courses/{id}/preview': { points: 240, per: 60, by: 'user' },
  'POST /authoring/preview/tries': { points: 240, per: 60, by: 'user' },
  'POST /authoring/preview/answers': { points: 240, per: 60, by: 'user' },
  'POST /authoring/courses/{id}/publication': { points: 60, per: hour, by: 'user' },
  'PUT /authoring/courses/{id}/schedule': { points: 60, per: hour, by: 'user' },
  'POST /media-uploads': { points: 600, per: hour, by: 'user' },
  'PUT /media/{id}/poster': { points: 600, per: hour, by: 'user' },
  'POST /media-uploads/{id}/end': { points: 600, per: hour, by: 'user' },
  'GET /certificates/{number}': { points: 60, per: 60, by: 'ip' },
  'GET /referral/check/{code}': { points: 30, per: 60, by: 'user' },
  'PUT /referral/update/{id}': { points: 30, per: hour, by: 'user' },
  'POST /newsletter/subscribe': { points: 5, per: hour, by: 'ip' },
  'POST /newsletter/unsubscribe': { points: 100, per: quarter, by: 'ip' },
  'POST /notifications/unsubscribe': { points: 100, per: quarter, by: 'ip' },
  'POST /newsletter/confirm': { points: 10, per: quarter, by: 'ip' },
  'POST /college/address': { points: 5, per: 24 * hour, by: 'user' },
  'POST /college/confirm': { points: 10, per: quarter, by: 'ip' },
  'POST /college/requests': { points: 5, per: 24 * hour, by: 'user' },
  'POST /collaboration/enquiries': { points: 5, per: hour, by: 'ip' },
  'POST /contact/queries': { points: 5, per: hour, by: 'ip' },
  'POST /account/deletion': { points: 20, per: hour, by: 'user' },
  'GET /account/export': { points: 10, per: hour, by: 'user' },
  'POST /account/photo': { points: 20, per: hour, by: 'user' },
  'DELETE /account/photo': { points: 20, per: hour, by: 'user' },
  'PUT /placements/resume': { points: 20, per: hour, by: 'user' },
  'POST /referral/payouts': { points: 10, per: hour, by: 'user' },
  'DELETE /referral/payouts/{id}': { points: 10, per: hour, by: 'user' },
  'POST /placements/applications': { points: 30, per: 24 * hour, by: 'user' },
  'PUT /hackathons/{id}/registration': { points: 30, per: hour, by: 'user' },
  'POST /hackathons/{id}/mentorship': { points: 10, per: hour, by: 'user' },
  'POST /hackathons/{id}/team-posts': { points: 20, per: hour, by: 'user' },
  'PUT /team-posts/{id}': { points: 20, per: hour, by: 'user' },
  'POST /team-answers/{id}/reports': { points: 20, per: hour, by: 'user' },
  'POST /team-posts/{id}/answers': { points: 20, per: hour, by: 'user' },
  'POST /team-posts/{id}/reports': { points: 20, per: hour, by: 'user' },
  'POST /founders-hub/profile/share': { points: 20, per: hour, by: 'user' },
  'GET /search': { points: 120, per: 60, by: 'ip' },
  'GET /search/lessons': { points: 120, per: 60, by: 'ip' },
  'GET /search/courses': { points: 240, per: 60, by: 'ip' },
  'POST /calendar-feed': { points: 20, per: hour, by: 'user' },
  'POST /auth/passkey/options': { points: 120, per: quarter, by: 'ip' },
  'POST /auth/passkey': { points: 60, per: quarter, by: 'ip' },
  'POST /auth/login/second-step/options': { points: 120, per: quarter, by: 'ip' },
  'POST /auth/login/second-step': { points: 100, per: quarter, by: 'ip' },
  'POST /account/passkeys/options': { points: 60, per: hour, by: 'user' },
  'POST /account/passkeys': { points: 60, per: hour, by: 'user' },
  'PUT /account/passkeys/{id}': { points: 60, per: hour, by: 'user' },
  'DELETE /account/passkeys/{id}': { points: 60, per: hour, by: 'user' },
  'POST /account/authenticator': { points: 60, per: hour, by: 'user' },
  'POST /account/authenticator/confirmation': { points: 60, per: hour, by: 'user' },
  'POST /account/two-step/options': { points: 60, per: hour, by: 'user' },
  'POST /account/two-step': { points: 60, per: hour, by: 'user' },
  'POST /account/two-step/end': { points: 60, per: hour, by: 'user' },
  'POST /account/recovery-codes': { points: 60, per: hour, by: 'user' },
  'POST /payment/orders': { points: 10, per: hour, by: 'user' },
  'PUT /billing-details': { points: 60, per: hour, by: 'user' },
  'POST /payment/orders/{orderId}/refund': { points: 10, per: hour, by: 'user' },
  'PUT /payment/orders/{orderId}': { points: 240, per: hour, by: 'user' },
  'POST /investors/{id}/letters': { points: 10, per: 24 * hour, by: 'user' },
  'POST /investor-letters': { points: 5, per: hour, by: 'ip' },
  'GET /notes/file': { points: 20, per: hour, by: 'user' },
  'PUT /notes/{id}': { points: 240, per: 60, by: 'user' },
  'PUT /ai-tools/{id}/rating': { points: 60, per: hour, by: 'user' },
  'POST /ai-tools/suggestions': { points: 10, per: 24 * hour, by: 'user' },
  'POST /ai-tools/{id}/reports': { points: 10, per: 24 * hour, by: 'user' },
};

/**
 * Limited by the service (failed sign-ins, forged events), or useful only to someone with a session
 * or a mailed code.
 */
const withoutLimit = new Set([
  'POST /auth/login',
  'POST /account/password',
  'DELETE /account/deletion',
  'DELETE /account/email-change',
  'DELETE /account/sessions',
  'POST /account/certificates/{number}/reissue',
  'DELETE /account/sessions/{sessionId}',
  'POST /auth/confirm-password',
  'POST /auth/logout',
  'POST /payment/webhook',
  'DELETE /payment/orders/{orderId}/refund',
  'PUT /auth/users/{uid}',
]);

test('endpoints that cost money, send mail or can be guessed at are limited as reliability.md section 5 says', () => {
  const found = endpoints.flatMap(([key, endpoint]) =>
    (endpoint.limits ?? []).map(({ points, per, by }) => [key, { points, per, by }] as const),
  );
  expect(Object.fromEntries(found)).toEqual(limits);
  const sensitive = endpoints
    .map(([key]) => key)
    .filter((key) =>
      /^(POST|PUT|DELETE) \/(auth|account|payment|referral|newsletter|college|collaboration|contact)\//.test(
        key,
      ),
    );
  expect(sensitive.filter((key) => !limits[key] && !withoutLimit.has(key))).toEqual([]);
});

test('limits that share a name are the same limit', () => {
  const rules = endpoints.flatMap(([, endpoint]) => endpoint.limits ?? []);
  const byName = Map.groupBy(rules, ({ name }) => name);
  for (const [name, [first, ...others]] of byName)
    for (const other of others) expect([name, other]).toEqual([name, first]);
});

describe('the OpenAPI document', () => {
  const document = () => openApiDocument(app.implementations, 'http://127.0.0.1:3000');

  test('is valid OpenAPI 3.1', () => {
    expect(openApiFaults(document())).toEqual([]);
  });

  test('describes every endpoint: its success, its errors, whether it needs a session', () => {
    const { paths } = document();
    for (const [key, endpoint] of endpoints) {
      const [method = '', path = ''] = key.split(' ');
      const operation = paths[path]?.[method.toLowerCase()] as
        | { responses: object; security?: object }
        | undefined;
      const refusals = Object.values(endpoint.problems ?? {}).map(([status]) => String(status));
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['429', ...refusals]),
      );
      expect([key, Boolean(operation?.security)]).toEqual([key, endpoint.access !== 'public']);
    }
  });

  const plans = ['paths', '/plans', 'get'];
  test.each<[string, string[], unknown]>([
    ['a missing title', ['info', 'title'], undefined],
    ['a reference into nothing', ['components', 'schemas'], {}],
    ['a path parameter that is not declared', ['paths', '/courses/{id}', 'get', 'parameters'], []],
    ['an id used twice', [...plans, 'operationId'], 'GETCourses'],
    ['an answer without a description', [...plans, 'responses', '200', 'description'], undefined],
    [
      'an unknown schema type',
      [...plans, 'responses', '200', 'content', 'application/json', 'schema', 'type'],
      'list',
    ],
    ['an unknown security scheme', ['components', 'securitySchemes'], {}],
    ['an unknown method', ['paths', '/plans', 'fetch'], {}],
  ])('with %s would be found out', (_, path, value) => {
    expect(openApiFaults(withChange(document(), path, value))).not.toEqual([]);
  });
});

/** A copy with another value at one path. */
function withChange(document: unknown, [name = '', ...deeper]: string[], value: unknown): unknown {
  const members = document as Record<string, unknown>;
  return {
    ...members,
    [name]: deeper.length > 0 ? withChange(members[name], deeper, value) : value,
  };
}
