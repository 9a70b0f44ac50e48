import type { Hono } from 'hono';
import { implementations } from '#app/api.ts';
import type { StoredMail } from '#app/mailbox/contract.ts';
import { storeMail, storedMails } from '#app/mailbox/server/service.ts';
import type { Config } from '#app/platform/config.ts';
import type { Implementation, RequestEnvironment } from '#app/platform/http.ts';
import { runJobsNow, startJobs } from '#app/platform/jobs.ts';
import { configureMailer } from '#app/platform/mailer.ts';
import { start } from '#app/start.ts';
import { openTestDatabase } from './database.ts';

/**
 * A clock that stands where a test puts it. It starts at the true time, as the database's own clock
 * can't be moved.
 */
export class TestClock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  reset(): void {
    this.#offset = 0;
  }

  set(instant: Date | string): void {
    this.#offset = new Date(instant).getTime() - Date.now();
  }

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.#offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON, or as it is when it is text or bytes. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  ip?: string;
}

export interface Reply {
  status: number;
  // The shape is the contract's; a test reads what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The body as it came. */
  bytes: Uint8Array;
  headers: Headers;
}

export interface TestApp {
  /** `call('POST', '/auth/login', { body })`; paths are below /api. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Reply>;
  clock: TestClock;
  config: Config;
  /** What the API is made of, and the API as one fetch function. */
  implementations: readonly Implementation[];
  api: Hono<RequestEnvironment>;
  /** Runs every job that is due, until none is. */
  runJobs: typeof runJobsNow;
  /** The mails of this test (to one recipient), newest first, after all due jobs. */
  mailbox: (to?: string) => Promise<StoredMail[]>;
}

const asSent = (body: unknown) =>
  body instanceof Uint8Array
    ? new Uint8Array(body)
    : typeof body === 'string'
      ? body
      : JSON.stringify(body);

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
};

const clock = new TestClock();

/**
 * Once for all test files of a worker, as they share its modules; test/server-setup.ts empties the
 * database before each test.
 */
const open = once(async () => {
  await openTestDatabase();
  await startJobs({ clock, byHand: true });
});

/**
 * The real API on a real, empty database: embedded, or the PostgreSQL of TEST_DATABASE_URL. Call it
 * first in each test.
 */
export async function testApp(variables: Record<string, string> = {}): Promise<TestApp> {
  clock.reset();
  const { config, api } = await start(
    { NODE_ENV: 'test', APP_URL: 'http://127.0.0.1:3000', RATE_LIMIT_FACTOR: '1', ...variables },
    { clock, open, checkAnswers: true },
  );
  // Whatever mail server a test configures, its mails are kept.
  configureMailer({
    smtpUrl: undefined,
    mailFrom: config.mail.from,
    appUrl: config.appUrl,
    mailbox: storeMail,
  });
  return {
    clock,
    config,
    implementations,
    api,
    runJobs: runJobsNow,
    mailbox: async (to) => {
      await runJobsNow();
      return storedMails(to);
    },
    call: async (method, path, { token, body, query, headers = {}, ip = '127.0.0.1' } = {}) => {
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const response = await api.request(
        `/api${path}${search}`,
        {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body !== undefined && { body: asSent(body) }),
        },
        { incoming: { socket: { remoteAddress: ip } } },
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      };
    },
  };
}
