import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import type { Connection, DatabaseLog } from '../connection.ts';
import { survive } from '../postgres.ts';
import { valueTypes } from '../value-types.ts';
import { createDatabase } from './create-database.ts';
import { lockDirectory } from './directory-lock.ts';
import { Engine } from './engine.ts';
import { PgliteStream } from './pglite-stream.ts';
import { startUpkeep } from './upkeep.ts';

interface EmbeddedOptions {
  dataDir: string;
  log: DatabaseLog;
  /**
   * A statement that runs longer ends the engine's thread: statement_timeout has no effect in WASM.
   */
  statementSeconds?: number;
}

/**
 * Opens the embedded database in `<dataDir>/database`, and creates it first if needed. Throws
 * DirectoryInUse when another process has it.
 */
export async function openEmbedded({
  dataDir,
  log,
  statementSeconds = 15,
}: EmbeddedOptions): Promise<Connection> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const dir = resolve(join(dataDir, 'database'));
  const unlock = lockDirectory(dir);
  const engine = new Engine(dir, { statementSeconds, log });
  const pool = new Pool({
    stream: () => new PgliteStream(engine),
    max: 1,
    user: 'postgres',
    ssl: false,
    types: valueTypes,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
  });
  pool.on('connect', survive);
  pool.on('error', (error) => log.warn({ err: error }, 'the database session was lost'));
  try {
    await createDatabase(dir);
    await pool.query('select 1');
  } catch (error) {
    await engine.close();
    unlock();
    throw error;
  }

  const unhurried: Connection['unhurried'] = (work) => engine.unlimited(() => work(pool));
  const stopUpkeep = startUpkeep({ unhurried }, log);
  return {
    pool,
    embedded: true,
    unhurried,
    listen: () => {},
    close: async () => {
      stopUpkeep();
      await pool.end();
      await engine.close();
      unlock();
    },
  };
}
