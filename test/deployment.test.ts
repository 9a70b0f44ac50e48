import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadConfig } from '#app/platform/config.ts';
import { poolerQuery } from '#app/platform/postgres.ts';
import { sources } from '../scripts/build.ts';

const instructions = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({
    word: line.slice(0, line.indexOf(' ')),
    rest: line.slice(line.indexOf(' ') + 1).trim(),
  }));
const lastStage = instructions.slice(instructions.findLastIndex(({ word }) => word === 'FROM'));
const only = (word: string) =>
  lastStage.filter((instruction) => instruction.word === word).map(({ rest }) => rest);

describe('the image', () => {
  it('uses only instructions that Docker supports', () => {
    const known = new Set([
      'FROM',
      'WORKDIR',
      'COPY',
      'RUN',
      'ENV',
      'VOLUME',
      'USER',
      'EXPOSE',
      'HEALTHCHECK',
      'CMD',
    ]);
    expect(instructions.filter(({ word }) => !known.has(word))).toEqual([]);
    expect(instructions[0]?.word).toBe('FROM');
  });

  it('runs the supported Node, without root, and has a health check', () => {
    expect(only('FROM')).toEqual(['node:24-slim']);
    expect(only('USER')).toEqual(['node']);
    expect(only('HEALTHCHECK')).toHaveLength(1);
  });

  it('contains what the server reads, and only files that exist', () => {
    const carried = only('COPY').map((rest) => /^--from=build \/app\/(\S+) \S+$/.exec(rest)?.[1]);
    expect(carried).toEqual(
      expect.arrayContaining([
        'app',
        'build',
        'content',
        'migrations',
        'node_modules',
        'package.json',
        'scripts',
      ]),
    );
    const made = new Set(['build', 'node_modules']);
    expect(carried.filter((path) => !path || (!made.has(path) && !existsSync(path)))).toEqual([]);
  });

  it('starts an existing file, with variables that the application accepts', () => {
    const [command = '[]'] = only('CMD');
    const [node, script = ''] = z.array(z.string()).parse(JSON.parse(command));
    expect(node).toBe('node');
    expect(existsSync(script)).toBe(true);
    const variables = Object.fromEntries(
      only('ENV')
        .flatMap((rest) => rest.split(/\s+/))
        .map((pair) => pair.split('=')),
    );
    // A container listens on every network, so its operator must say what is public.
    expect(
      loadConfig({
        ...variables,
        APP_URL: 'https://school.example',
        SMTP_URL: 'smtp://mail.example',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
      production: true,
    });
  });
});

const healthy = z.strictObject({ condition: z.literal('service_healthy') });
const service = z.strictObject({
  profiles: z.tuple([z.literal('scaled')]).optional(),
  build: z
    .union([
      z.literal('.'),
      z.strictObject({ context: z.literal('deploy'), dockerfile: z.string() }),
    ])
    .optional(),
  image: z
    .string()
    .regex(/^[a-z]+:[\d.]+$/)
    .optional(),
  init: z.boolean().optional(),
  restart: z.literal('unless-stopped'),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
  depends_on: z.record(z.string(), healthy).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
});

const composed = z
  .strictObject({
    services: z.strictObject({
      app: service,
      app1: service,
      app2: service,
      proxy: service,
      pgbouncer: service,
      database: service,
    }),
    configs: z.record(z.string(), z.strictObject({ content: z.string() })),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));

/** The configuration that the application gets from this service. */
const configOf = ({ environment }: z.output<typeof service>) => {
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    String(value).replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, variable: string, rest: string) =>
      variable === 'POSTGRES_PASSWORD' ? 'chosen' : rest,
    ),
  ]);
  return loadConfig({
    ...Object.fromEntries(filled),
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'hello@school.example',
    SUPPORT_EMAIL: 'support@school.example.in',
  });
};

describe('the compose file', () => {
  const { services, volumes: kept } = composed;
  const { app, database } = services;

  it('contains no secret and no data', () => {
    const secrets = Object.values(services)
      .flatMap(({ environment }) => Object.entries(environment))
      .filter(([name]) => /PASSWORD|SECRET|KEY_ID/.test(name));
    expect(secrets.filter(([, value]) => !String(value).startsWith('${'))).toEqual([]);
    for (const volume of Object.values(services).flatMap(({ volumes }) => volumes)) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect([source, existsSync(source)]).toEqual([source, true]);
      else expect(kept).toHaveProperty(source);
    }
  });

  it('waits until the database answers', () => {
    expect(Object.keys(app.depends_on ?? {})).toEqual(['database']);
    expect(database.healthcheck).toBeDefined();
    expect(database.ports).toBeUndefined();
  });

  it('sets only variables that the application accepts', () => {
    expect(app.environment).toMatchObject({
      PRODUCT_NAME: expect.anything(),
      SUPPORT_EMAIL: expect.anything(),
    });
    expect(configOf(app)).toMatchObject({
      databaseUrl: 'postgres://liftoff:chosen@database:5432/liftoff',
      appUrl: 'http://localhost:3000',
    });
  });
});

describe('the two-application profile', () => {
  const { app1, app2, proxy, pgbouncer } = composed.services;

  it("connects both applications through PgBouncer, and directly to the database where PgBouncer can't be used", () => {
    expect(app2).toEqual(app1);
    expect(configOf(app1)).toMatchObject({
      databaseUrl: 'postgres://liftoff:chosen@pgbouncer:6432/liftoff',
      directUrl: 'postgres://liftoff:chosen@database:5432/liftoff',
      trustProxy: 1,
    });
    expect(pgbouncer.healthcheck).toBeDefined();
    expect(Object.keys(app1.depends_on ?? {})).toEqual(['database', 'pgbouncer']);
  });

  it('gives PgBouncer the settings that the application checks, and files that exist', () => {
    expect(composed.configs['pgbouncer']?.content).toContain(`connect_query='${poolerQuery}'`);
    expect((pgbouncer.configs ?? []).map(({ source }) => source)).toEqual(
      Object.keys(composed.configs),
    );
    expect(existsSync('deploy/pgbouncer.Dockerfile')).toBe(true);
  });

  it('exposes only the proxy, which forwards to both applications', () => {
    const open = Object.entries(composed.services).filter(
      ([, { ports, profiles }]) => ports && profiles,
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const named = readFileSync('deploy/haproxy.cfg', 'utf8').match(/(?<=\$\{)\w+/g);
    expect(Object.keys(proxy.environment).toSorted()).toEqual([...new Set(named)].toSorted());
  });
});

it('what the pages contain of content/ makes a new build', () => {
  const bundled = globSync('app/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(/'#(content\/[^'?]+)/g),
        ([, file = '']) => file,
      ),
    );
  expect(bundled).toContain('content/policies/privacy-policy.md');
  const built = globSync(sources);
  expect(bundled.filter((file) => !built.includes(file))).toEqual([]);
});
