import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PgBoss, type Job as Delivery, type JobResult } from 'pg-boss';
import type { Clock } from './clock.ts';
import { systemContext, type Context } from './context.ts';
import { afterCommit, isEmbedded, outsideTransaction } from './database.ts';
import {
  applySchedules,
  begin,
  deadQueue,
  endWaits,
  executeSql,
  prepareDeadQueue,
  prepareQueue,
  reasonIn,
  unfinishedQueues,
  type QueueSettings,
} from './job-queues.ts';
import { log } from './log.ts';

/** One delivery of a job. A job is delivered at least once: a second delivery must do no harm. */
export interface JobRun {
  id: string;
  /** 1 for the first delivery. */
  attempt: number;
  /** Aborted when the delivery takes longer than `expireInSeconds`, or the process stops. */
  signal: AbortSignal;
  /** Nobody acts: no actor, no address. */
  ctx: Context<null>;
}

export interface Job<Payload extends object> extends Required<QueueSettings> {
  /** Kebab-case; also the name of its queue. */
  readonly name: string;
  handler(this: void, payload: Payload, run: JobRun): Promise<void>;
}

/** A handler throws this if no retry can help: the job is dead at once. */
export class PermanentFailure extends Error {}

export interface DeadJob {
  id: string;
  name: string;
  payload: object;
  /** Message of the last failure. */
  error: string;
  attempts: number;
  diedAt: Date;
}

const definitions = new Map<string, Job<object>>();
const schedules = new Map<string, string>();

interface Running {
  boss: PgBoss;
  clock: Clock;
  /** The worker of each queue, by the queue's name. */
  workers: Map<string, string>;
  byHand: boolean;
}
let running: Running | undefined;

const started = (): Running => {
  if (!running) throw new Error('The jobs are not started');
  return running;
};

/**
 * Declares a kind of job. Call it at a module's top level, so that every process has it before
 * `startJobs`.
 */
export function defineJob<Payload extends object = Record<string, never>>(
  definition: Pick<Job<Payload>, 'name' | 'handler'> & QueueSettings,
): Job<Payload> {
  const job: Job<Payload> = {
    retryLimit: 8,
    retryDelay: 5,
    retryDelayMax: 3600,
    expireInSeconds: 60,
    parallel: 5,
    ...definition,
  };
  definitions.set(job.name, job);
  return job;
}

/**
 * Schedules a job without payload at the times of `cron` (UTC), once for all processes together.
 * Call it before `startJobs`.
 */
export function schedule(job: Job<Record<string, never>>, cron: string): void {
  schedules.set(job.name, cron);
}

/**
 * Queues a job in the running transaction: it exists only if that commits. While a job with the
 * same `singletonKey` waits for its first delivery, no second one is queued.
 */
export async function enqueue<Payload extends object>(
  job: Job<Payload>,
  payload: Payload,
  {
    singletonKey,
    startAfterSeconds = 0,
  }: { singletonKey?: string; startAfterSeconds?: number } = {},
): Promise<void> {
  const { boss, byHand } = started();
  // The queue allows one waiting job per key, so a job without a key gets its own.
  await boss.send(job.name, payload, {
    singletonKey: singletonKey ?? randomUUID(),
    startAfter: startAfterSeconds,
  });
  if (!byHand) afterCommit(() => wake(job.name));
}

/**
 * Starts the workers and pg-boss on the process's pool. Its tables live in the schema `jobs`, which
 * it creates and upgrades itself under a lock. `byHand` is for tests and admin commands:
 * nothing runs but in `runJobsNow`, and no schedule fires.
 */
export const startJobs = async ({
  clock,
  byHand = false,
}: {
  clock: Clock;
  byHand?: boolean;
}): Promise<void> =>
  // Timers and workers started inside a transaction would go on using it after its end.
  outsideTransaction(async () => {
    const boss = new PgBoss({
      db: { executeSql },
      backend: isEmbedded() ? 'pglite' : 'postgres',
      schema: 'jobs',
      supervise: !byHand,
      schedule: !byHand,
      // The embedded engine has no concurrent index builds, and no autovacuum to monitor.
      reindex: !isEmbedded(),
      monitorVacuum: !isEmbedded(),
    });
    boss.on('error', (error) => log.error({ err: error }, 'jobs: the queue failed'));
    boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
    await begin(boss);
    await prepareDeadQueue(boss);
    for (const job of definitions.values()) await prepareQueue(boss, job);
    if (!byHand) await applySchedules(boss, schedules);
    running = { boss, clock, byHand, workers: new Map() };
    for (const job of byHand ? [] : definitions.values())
      running.workers.set(job.name, await startWorker(job, 2));
  });

function startWorker({ name, parallel }: Job<object>, seconds: number): Promise<string> {
  const polling = {
    pollingIntervalSeconds: seconds,
    batchSize: parallel,
    burstWhenBatchFull: true,
  };
  const handler = async (jobs: Delivery[]) => Promise.all(jobs.map(deliver));
  return started().boss.work(name, { ...polling, perJobResults: true }, handler);
}

/**
 * Lets running handlers finish, for at most `withinSeconds`. Unfinished jobs are delivered again by
 * the next process.
 */
export async function stopJobs(withinSeconds = 8): Promise<void> {
  const stopping = running;
  running = undefined;
  await stopping?.boss.stop({ timeout: withinSeconds * 1000 });
}

/**
 * For tests: delivers all jobs that are due and those they queue, and returns when all are done.
 * `ahead`: also delivers jobs that wait for a later time, including retries, once. `firing` names a
 * scheduled job to fire.
 */
export async function runJobsNow({
  ahead = false,
  firing,
}: { ahead?: boolean; firing?: string } = {}): Promise<void> {
  if (firing !== undefined) {
    if (!schedules.has(firing)) throw new Error(`No job ${firing} is scheduled`);
    await started().boss.send(firing, {}, { singletonKey: randomUUID() });
  }
  if (ahead) await endWaits();
  const { boss } = started();
  // They end with this run: otherwise one might still take a job that is meant for the next run.
  const workers = new Map<string, string>();
  try {
    for (;;) {
      const due = (await unfinishedQueues()).flatMap((name) => definitions.get(name) ?? []);
      if (due.length === 0) return;
      for (const job of due) {
        const worker = workers.get(job.name);
        if (worker) boss.notifyWorker(worker);
        else workers.set(job.name, await startWorker(job, 86_400));
      }
      await setTimeout(2);
    }
  } finally {
    await Promise.all([...workers].map(([name, id]) => boss.offWork(name, { id, wait: true })));
  }
}

/** The jobs that failed for good, newest first. */
export async function deadJobs(): Promise<DeadJob[]> {
  const dead = await started().boss.findJobs<object>(deadQueue, { queued: true });
  return dead
    .map(({ id, sourceName, data, sourceOutput, sourceRetryCount, createdOn }) => ({
      id,
      name: sourceName ?? deadQueue,
      payload: data,
      error: reasonIn(sourceOutput),
      attempts: (sourceRetryCount ?? 0) + 1,
      diedAt: createdOn,
    }))
    .toSorted((a, b) => b.diedAt.getTime() - a.diedAt.getTime());
}

/** Requeues a dead job with all its retries; false if no dead job has this id. */
export async function retryDeadJob(id: string): Promise<boolean> {
  const { boss, byHand } = started();
  const [dead] = await boss.findJobs(deadQueue, { id, queued: true });
  const moved = (await boss.redrive(deadQueue, { ids: [id] })) === 1;
  if (moved && dead?.sourceName && !byHand) wake(dead.sourceName);
  return moved;
}

function wake(name: string): void {
  const worker = running?.workers.get(name);
  if (worker) running?.boss.notifyWorker(worker);
}

async function deliver({ id, name, data, retryCount, signal }: Delivery): Promise<JobResult> {
  const { handler, retryLimit } = definitions.get(name) as Job<object>;
  try {
    await handler(data, {
      id,
      attempt: retryCount + 1,
      signal,
      ctx: systemContext(started().clock, id),
    });
    return { id, status: 'completed' };
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    const facts = { job: name, id, attempt: retryCount + 1, err: error };
    if (permanent || retryCount >= retryLimit) log.error(facts, 'a job failed for good');
    else log.warn(facts, 'a job failed and will be tried again');
    return { id, status: permanent ? 'deadletter' : 'failed', output: error };
  }
}
