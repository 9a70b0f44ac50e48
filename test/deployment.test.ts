import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadConfig } from '#app/platform/config.ts';

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
  it('is made of instructions that Docker knows', () => {
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

  it('runs the supported Node, without rights, and is asked for its health', () => {
    expect(only('FROM')).toEqual(['node:24-slim']);
    expect(only('USER')).toEqual(['node']);
    expect(only('HEALTHCHECK')).toHaveLength(1);
  });

  it('carries what the server reads, and nothing that is not there', () => {
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

  it('starts what is there, with variables that the application takes', () => {
    const [command = '[]'] = only('CMD');
    const [node, script = ''] = z.array(z.string()).parse(JSON.parse(command));
    expect(node).toBe('node');
    expect(existsSync(script)).toBe(true);
    const variables = Object.fromEntries(
      only('ENV')
        .flatMap((rest) => rest.split(/\s+/))
        .map((pair) => pair.split('=')),
    );
    // In a container every network is listened to, so its operator names what is public.
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

const service = z.strictObject({
  build: z.literal('.').optional(),
  image: z
    .string()
    .regex(/^[a-z]+:\d+$/)
    .optional(),
  init: z.boolean().optional(),
  restart: z.literal('unless-stopped'),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  volumes: z.array(z.string()),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }))
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
});

describe('the compose file', () => {
  const compose = z
    .strictObject({
      services: z.strictObject({ app: service, database: service }),
      volumes: z.record(z.string(), z.null()),
    })
    .parse(parse(readFileSync('compose.yaml', 'utf8')));
  const { app, database } = compose.services;

  it('keeps no secret and no data of its own', () => {
    const secrets = Object.entries({ ...app.environment, ...database.environment }).filter(
      ([name]) => /PASSWORD|SECRET|KEY_ID/.test(name),
    );
    expect(secrets.filter(([, value]) => !String(value).startsWith('${'))).toEqual([]);
    for (const { volumes } of [app, database])
      for (const volume of volumes)
        expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
  });

  it('waits for a database that answers', () => {
    expect(Object.keys(app.depends_on ?? {})).toEqual(['database']);
    expect(database.healthcheck).toBeDefined();
    expect(database.ports).toBeUndefined();
  });

  it('gives the application variables that it takes', () => {
    const filled = Object.entries(app.environment).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
        (_, variable: string, rest: string) => (variable === 'POSTGRES_PASSWORD' ? 'chosen' : rest),
      ),
    ]);
    const chosen = {
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'hello@school.example',
      SUPPORT_EMAIL: 'support@school.example.in',
    };
    expect(app.environment).toMatchObject({
      PRODUCT_NAME: expect.anything(),
      SUPPORT_EMAIL: expect.anything(),
    });
    const config = loadConfig({ ...Object.fromEntries(filled), ...chosen });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://liftoff:chosen@database:5432/liftoff',
      appUrl: 'http://localhost:3000',
    });
  });
});
