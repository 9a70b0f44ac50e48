import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { inject } from 'vitest';
import { implementations } from '#app/api.ts';
import type { StoredMail } from '#app/mailbox/contract.ts';
import { storeMail, storedMails } from '#app/mailbox/server/service.ts';
import type { Config } from '#app/platform/config.ts';
import type { Implementation, RequestEnvironment } from '#app/platform/http.ts';
import { runJobsNow, startJobs } from '#app/platform/jobs.ts';
import { configureMailer } from '#app/platform/mailer.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import { start } from '#app/start.ts';
import { openTestDatabase } from './database.ts';

/**
 * A clock that a test can set. It starts at the true time, because the database's own clock can't
 * be moved.
 */
export class TestClock {
  #offset = 0;
  #stopped: number | undefined;

  now(): Date {
    return new Date(this.#stopped ?? Date.now() + this.#offset);
  }

  reset(): void {
    const now = new Date();
    // Just before midnight in India it starts after midnight: a test must end on the day it began.
    const soon = new Date(now.getTime() + 3 * minuteMs);
    this.set(indianDate(now) === indianDate(soon) ? now : soon);
  }

  /** Stops the clock until it is set again: a call may take longer than the time that matters. */
  stopAt(instant: Date | string): void {
    this.#stopped = new Date(instant).getTime();
  }

  set(instant: Date | string): void {
    this.#stopped = undefined;
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
  /** Text, bytes and streams are sent as they are, everything else as JSON. */
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The caller's IP address. */
  ip?: string;
}

export interface Reply {
  status: number;
  // The shape is the contract's; a test reads what it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The raw body. */
  bytes: Uint8Array;
  headers: Headers;
}

export interface TestApp {
  /** `call('POST', '/auth/login', { body })`; paths are below /api. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Reply>;
  clock: TestClock;
  config: Config;
  /** The parts of the API, and the whole API as one fetch function. */
  implementations: readonly Implementation[];
  api: Hono<RequestEnvironment>;
  /** Runs jobs until none is due. */
  runJobs: typeof runJobsNow;
  /** The mails of this test (to one recipient), newest first, after all due jobs. */
  mailbox: (to?: string) => Promise<StoredMail[]>;
}

const asSent = (body: unknown) =>
  body instanceof Uint8Array
    ? new Uint8Array(body)
    : typeof body === 'string' || body instanceof ReadableStream
      ? body
      : JSON.stringify(body);

const once = <Done>(work: () => Done): (() => Done) => {
  let done: Done | undefined;
  return () => (done ??= work());
};

/**
 * Where uploads are stored: one folder for all test files of a worker. The global setup removes it at
 * the end, since vitest ends its workers without an `exit`. Tests in a browser start no such app.
 */
const dataDirectory = once(() => mkdtempSync(join(inject('databaseTemplate').run, 'data-')));

const clock = new TestClock();

/**
 * Opened once for all test files of a worker, because they share its modules. test/server-setup.ts
 * empties the database before each test.
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
    {
      NODE_ENV: 'test',
      APP_URL: 'http://127.0.0.1:3000',
      RATE_LIMIT_FACTOR: '1',
      // No test asks Google.
      GOOGLE_PICTURES_URL: 'http://127.0.0.1:9',
      DATA_DIR: dataDirectory(),
      ...variables,
    },
    { clock, open, checkAnswers: true },
  );
  // The mailbox stores every mail, whatever mail server the test configures.
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
          ...(body !== undefined && { body: asSent(body), duplex: 'half' }),
        },
        { incoming: { socket: { remoteAddress: ip } } },
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        body: /\bjson\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
      };
    },
  };
}
