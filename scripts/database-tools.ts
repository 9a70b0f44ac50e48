// Shared by the db:* scripts: which database they use, and how they end.
import type { Connection } from '../app/platform/connection.ts';
import { openEmbedded } from '../app/platform/embedded/open-embedded.ts';
import { openPostgres } from '../app/platform/postgres.ts';

/** Their work takes long, so they bypass the pooler, if there is one. */
export const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || undefined;
export const dataDir = process.env.DATA_DIR || '.data';

const log = { info: () => {}, warn: report, error: report };
const day = 24 * 60 * 60;

export const openServer = (url: string): Promise<Connection> =>
  openPostgres({ databaseUrl: url }, log);
export const openDirectory = (): Promise<Connection> =>
  openEmbedded({ dataDir, log, statementSeconds: day });

/** The database that the application would use. */
export const openOwn = (): Promise<Connection> =>
  databaseUrl ? openServer(databaseUrl) : openDirectory();

/** Runs a script's work. A refusal prints one line on standard error, with exit code 1. */
export async function runScript(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : error);
    process.exitCode = 1;
  }
}

/** Closes `connection` after `work`, however it ends. */
export async function using<T>(
  connection: Connection,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

function report(facts: object, text: string): void {
  console.error(text, facts);
}
