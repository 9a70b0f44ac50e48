import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#app/platform/embedded/create-database.ts';
import { openEmbedded } from '#app/platform/embedded/open-embedded.ts';
import { defaultMigrationsDir, migrateToLatest } from '#app/platform/migrator.ts';
import { openPostgres } from '#app/platform/postgres.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { databaseOn, onServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The migrated database to copy: a data directory, or with `serverUrl` the name of a database on that server. `blank` is an embedded one
     * before its first migration: making it takes seconds.
     */
    databaseTemplate: { serverUrl: string | undefined; template: string; blank: string };
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes the migrated database that each test file copies, once for each state of the migrations. */
export default async function setUp({ provide }: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { blank, migrated } = await templateDirectories();
  const template = serverUrl ? await templateOnServer(serverUrl) : migrated;
  provide('databaseTemplate', { serverUrl, template, blank });
}

async function templateDirectories(): Promise<{ blank: string; migrated: string }> {
  const cache = join(projectRoot, 'node_modules/.cache/test-database');
  const finished = join(cache, state());
  const directories = { blank: join(finished, 'blank'), migrated: join(finished, 'database') };
  if (existsSync(directories.blank)) return directories;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, 'making-'));
  await createDatabase(join(dataDir, 'database'));
  cpSync(join(dataDir, 'database'), join(dataDir, 'blank'), { recursive: true });
  const connection = await openEmbedded({ dataDir, log: silent });
  await migrateToLatest(connection);
  await connection.close();
  renameSync(dataDir, finished);
  return directories;
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
