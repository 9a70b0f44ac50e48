import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#app/platform/embedded/create-database.ts';
import { openEmbedded } from '#app/platform/embedded/open-embedded.ts';
import { migrateToLatest } from '#app/platform/migrator.ts';
import { openPostgres } from '#app/platform/postgres.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { databaseOn, onServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The migrated database to copy: a data directory, or with `serverUrl` the name of a database
     * on that server. `blank` is an embedded database before its first migration, because creating
     * one takes seconds. Everything that tests create goes below `run`, or has its name as a
     * prefix.
     */
    databaseTemplate: {
      serverUrl: string | undefined;
      template: string;
      blank: string;
      run: string;
    };
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Creates the migrated database that each test file copies. It is rebuilt only when the migrations
 * change.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { blank, migrated } = await templateDirectories();
  const template = serverUrl ? await templateOnServer(serverUrl) : migrated;
  const run = mkdtempSync(join(tmpdir(), 'liftoff_test_'));
  provide('databaseTemplate', { serverUrl, template, blank, run });
  return async () => {
    rmSync(run, { recursive: true, force: true });
    if (serverUrl) await dropDatabases(serverUrl, basename(run).toLowerCase());
  };
}

async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const left = await onServer<{ name: string }>(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { name } of left) await onServer(serverUrl, `drop database ${name} with (force)`);
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
  const [existing] = await onServer(
    serverUrl,
    `select from pg_database where datname = '${finished}'`,
  );
  if (existing) return finished;
  const making = `liftoff_making_${process.pid}`;
  await onServer(serverUrl, `create database ${making}`);
  const connection = await openPostgres({ databaseUrl: databaseOn(serverUrl, making) }, silent);
  await migrateToLatest(connection);
  await connection.close();
  await onServer(serverUrl, `alter database ${making} rename to ${finished}`);
  return finished;
}

/** A fingerprint of what the template is made from. */
function state(): string {
  const hash = createHash('sha256');
  for (const file of globSync(join(projectRoot, 'migrations/*.sql')).toSorted())
    hash.update(file.slice(-40)).update(readFileSync(file));
  return hash
    .update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')))
    .digest('hex')
    .slice(0, 16);
}
