import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { brand } from '#app/shared/brand.ts';
import { successStatus, type Endpoint } from '#app/shared/endpoint.ts';
import { doorProblems, type ProblemTable } from '#app/shared/problem.ts';
import type { Implementation } from './http.ts';

const accessTexts = {
  public: 'Anyone may call this.',
  user: 'Needs a signed-in user.',
  member: 'Needs an active membership.',
  reader: 'Needs an active membership, the role helper, or the role author for one’s own course.',
  premium: 'Needs an active Premium membership.',
  author: 'Needs the role author or admin.',
  helper: 'Needs the role helper, author or admin.',
  finance: 'Needs the role finance or admin.',
  admin: 'Needs the role admin.',
} as const;

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

/**
 * The OpenAPI 3.1 document for all contracts. Making it takes about as long as a hundred requests, so
 * others get their turn in between.
 */
export async function openApiDocument(implementations: readonly Implementation[], appUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { contract } of implementations) {
    await setImmediate();
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method, path] = key.split(' ') as [string, string];
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(key, path, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Failures are `{ "error": "text for a person", "code": "area/kebab-case" }`, field errors add `fields`.',
    },
    servers: [{ url: `${appUrl}/api` }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  } as const;
}

const tagOf = (path: string): string => path.split('/')[1] ?? '';

function operationOf(key: string, path: string, endpoint: Endpoint): object {
  return {
    operationId: key
      .replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ''),
    summary: endpoint.summary,
    description: accessTexts[endpoint.access],
    tags: [tagOf(path)],
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path', path),
      ...parametersOf(endpoint.query, 'query', path),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: contentOf(endpoint.body),
      },
    }),
    responses: { ...successesOf(endpoint), ...refusalsOf(endpoint) },
  };
}

const contentOf = (body: NonNullable<Endpoint['body']>): object =>
  body === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : {
        'application/json': {
          schema: body === 'raw' ? { type: 'object' } : schemaOf(body, 'input'),
        },
      };

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  path: string,
): object[] {
  if (!schema)
    return place === 'path'
      ? [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        }))
      : [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const pagedHeaders = {
  Link: {
    description: 'Addresses of the next, the previous and the last page, where there are any',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description: 'How many there are on all pages together',
    schema: { type: 'integer' },
  },
};

function successesOf(endpoint: Endpoint): Record<string, object> {
  const answers: [number, z.ZodType | undefined][] = [
    [successStatus(endpoint), endpoint.ok],
    ...Object.entries(endpoint.alsoOk ?? {}).map(([code, schema]): [number, z.ZodType] => [
      Number(code),
      schema,
    ]),
  ];
  return Object.fromEntries(
    answers.map(([code, schema]) => [
      code,
      {
        description: 'Success',
        ...(endpoint.paged && { headers: pagedHeaders }),
        ...(schema && {
          content: Object.fromEntries(
            [endpoint.file ?? 'application/json']
              .flat()
              .map((type) => [type, { schema: schemaOf(schema, 'output') }]),
          ),
        }),
      },
    ]),
  );
}

function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const possible: ProblemTable = { ...endpoint.problems, ...doorProblemsOf(endpoint) };
  const byStatus = Map.groupBy(Object.entries(possible), ([, [status]]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => [
      status,
      {
        description: problems.map(([code, [, text]]) => `\`${code}\` ${text}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function doorProblemsOf({ access, body, params, query }: Endpoint): ProblemTable {
  const codes: (keyof typeof doorProblems)[] = ['request/too-many'];
  if (body || params || query) codes.push('request/invalid');
  if (body)
    codes.push(
      'request/malformed',
      'request/too-slow',
      'request/too-large',
      'request/unsupported-type',
    );
  if (access !== 'public') codes.push('auth/required');
  if (access === 'member' || access === 'reader') codes.push('membership/required');
  if (access === 'premium') codes.push('membership/premium-required');
  if (['author', 'helper', 'finance', 'admin'].includes(access))
    codes.push('auth/forbidden', 'auth/second-factor-required');
  return Object.fromEntries(codes.map((code) => [code, doorProblems[code]]));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest;
}
