import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#app/platform/embedded/open-embedded.ts';
import { defaultMigrationsDir, migrateToLatest } from '#app/platform/migrator.ts';
import { openPostgres } from '#app/platform/postgres.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { databaseOn, onServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database to copy: a data directory, or with `serverUrl` the name of a database on that server. */
    databaseTemplate: { serverUrl: string | undefined; template: string };
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes the migrated database that each test file copies, once for each state of the migrations. */
export default async function setUp({ provide }: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const template = serverUrl ? await templateOnServer(serverUrl) : await templateDirectory();
  provide('databaseTemplate', { serverUrl, template });
}

async function templateDirectory(): Promise<string> {
  const cache = join(projectRoot, 'node_modules/.cache/test-database');
  const finished = join(cache, state());
  if (existsSync(finished)) return join(finished, 'database');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, 'making-'));
  const connection = await openEmbedded({ dataDir, log: silent });
  await migrateToLatest(connection);
  await connection.close();
  renameSync(dataDir, finished);
  return join(finished, 'database');
}

async function templateOnServer(serverUrl: string): Promise<string> {
  const finished = `liftoff_template_${state()}`;
  const [existing] = await onServer(serverUrl, `select from pg_database where datname = '${finished}'`);
  if (existing) return finished;
  const making = `liftoff_making_${process.pid}`;
  await onServer(serverUrl, `create database ${making}`);
  const connection = await openPostgres(databaseOn(serverUrl, making), silent);
  await migrateToLatest(connection);
  await connection.close();
  await onServer(serverUrl, `alter database ${making} rename to ${finished}`);
  return finished;
}

/** A fingerprint of what the template is made from. */
function state(): string {
  const hash = createHash('sha256');
  for (const file of globSync(join(defaultMigrationsDir, '*.sql')).toSorted()) hash.update(file.slice(-40)).update(readFileSync(file));
  return hash
    .update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')))
    .digest('hex')
    .slice(0, 16);
}
