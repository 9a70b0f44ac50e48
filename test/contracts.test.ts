import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#app/platform/openapi.ts';
import type { Endpoint } from '#app/shared/endpoint.ts';
import { doorProblems } from '#app/shared/problem.ts';
import { testApp, type TestApp } from './app.ts';
import { limits, withoutLimit } from './limits.ts';
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

  test('is valid OpenAPI 3.1', async () => {
    expect(openApiFaults(await document())).toEqual([]);
  });

  test('describes every endpoint: its success, its errors, whether it needs a session', async () => {
    const { paths } = await document();
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
  ])('with %s would be found out', async (_, path, value) => {
    expect(openApiFaults(withChange(await document(), path, value))).not.toEqual([]);
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
