import type { Hono } from 'hono';
import { createApi } from './api.ts';
import { storeMail } from './mailbox/server/service.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { loadConfig } from './platform/config.ts';
import { startContentMemory } from './platform/content-memory.ts';
import { closeDatabase, openDatabase } from './platform/database.ts';
import type { Parts } from './platform/feature.ts';
import type { RequestEnvironment } from './platform/http.ts';
import { startJobs, stopJobs } from './platform/jobs.ts';
import { configureLimits } from './platform/limits.ts';
import { log, setLogLevel } from './platform/log.ts';
import { closeMailer, configureMailer } from './platform/mailer.ts';
import { startSettings } from './platform/setting.ts';
import { wire } from './product.ts';
import { setPublicAddress } from './shared/public-address.ts';

/** The options in which the server, an admin command and the tests differ. */
interface StartOptions {
  /** Default: the computer's, moved by CLOCK_OFFSET_SECONDS. */
  clock?: Clock;
  /**
   * Opens the database and starts the jobs. Default: as configured, with jobs that run on schedule.
   */
  open?: (parts: Parts) => Promise<void>;
  checkAnswers?: boolean;
}

export interface Started extends Parts {
  api: Hono<RequestEnvironment>;
  stop: () => Promise<void>;
}

/**
 * The one way to start the product, for the server, the admin commands and the tests: configuration
 * → database → features → API → jobs.
 * @throws {ConfigError} and the database's refusals, with a message to print
 */
export async function start(
  variables: Record<string, string | undefined>,
  { clock, open = openConfigured(), checkAnswers = false }: StartOptions = {},
): Promise<Started> {
  const config = loadConfig(variables);
  const parts: Parts = { config, clock: clock ?? systemClock(config.clockOffsetSeconds) };
  setLogLevel(config.logLevel);
  setPublicAddress(config.appUrl);
  configureLimits({ factor: config.rateLimitFactor });
  configureMailer({
    smtpUrl: config.mail.smtpUrl,
    mailFrom: config.mail.from,
    appUrl: config.appUrl,
    mailbox: storeMail,
  });
  wire(parts);
  await open(parts);
  await startSettings();
  startContentMemory();
  return { ...parts, api: createApi(parts, { checkAnswers }), stop };
}

/** Opens the configured database. `byHand`: a job runs only when the caller asks for it. */
export const openConfigured =
  ({ byHand = false } = {}) =>
  async ({ config: { databaseUrl, directUrl, dataDir }, clock }: Parts): Promise<void> => {
    await openDatabase({ databaseUrl, directUrl, dataDir, log });
    try {
      await startJobs({ clock, byHand });
    } catch (failure) {
      await closeDatabase();
      throw failure;
    }
  };

async function stop(): Promise<void> {
  await stopJobs();
  closeMailer();
  await closeDatabase();
}
