import { sql, type RawBuilder } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { isUniqueViolation, pool, runningTransaction } from './database.ts';

export const deadQueue = 'dead';
const yearInSeconds = 31_536_000;

export interface QueueSettings {
  /** How often delivery is retried before the job is dead. Default 8. */
  retryLimit?: number;
  /** Seconds before the first retry; each wait is about twice the previous one. Default 5. */
  retryDelay?: number;
  /** The longest wait, in seconds. Default 3600. */
  retryDelayMax?: number;
  /** Seconds after which a delivery counts as failed, also if its process died. Default 60. */
  expireInSeconds?: number;
  /** How many a process runs in parallel. Default 5. */
  parallel?: number;
}

/** pg-boss's only way to the database: the running transaction, or the pool. */
export async function executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const transaction = runningTransaction();
  return transaction
    ? fromKysely(transaction).executeSql(text, values)
    : pool().query(text, values);
}

/**
 * If several processes create the schema at the same moment, all but one fail on a unique index of
 * the catalogue. By then the schema exists.
 */
export async function begin(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await boss.start();
  }
}

/** How many jobs have failed for good, as part of another statement. */
export const deadJobsCount = (): RawBuilder<number> =>
  sql`(select count(*)::int from jobs.job where name = ${deadQueue} and state < 'active')`;

/** The queue of jobs that have failed for good. */
export const prepareDeadQueue = async (boss: PgBoss): Promise<void> =>
  boss.createQueue(deadQueue, { retentionSeconds: yearInSeconds });

export async function prepareQueue(
  boss: PgBoss,
  {
    name,
    retryLimit,
    retryDelay,
    retryDelayMax,
    expireInSeconds,
  }: Required<QueueSettings> & { name: string },
): Promise<void> {
  const options = {
    retryLimit,
    retryDelay,
    retryDelayMax,
    retryBackoff: true,
    expireInSeconds,
    deadLetter: deadQueue,
  };
  await boss.createQueue(name, { ...options, policy: 'short' });
  await boss.updateQueue(name, options);
}

export async function applySchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (!schedules.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {});
}

/** The queues with a job that is due, or being delivered. */
export async function unfinishedQueues(): Promise<string[]> {
  // Not now(): that is taken before the statement's snapshot, so a job queued between the two would
  // seem to wait for a later time.
  const { rows } = await pool().query<{ name: string }>(
    `select distinct name from jobs.job
     where name <> $1 and (state = 'active' or (state < 'active' and start_after <= clock_timestamp()))`,
    [deadQueue],
  );
  return rows.map(({ name }) => name);
}

/** Makes due what waits for a later time. */
export const endWaits = (): Promise<unknown> =>
  pool().query(`update jobs.job set start_after = now() where state < 'active' and name <> $1`, [
    deadQueue,
  ]);

/** Why a job failed for good, from what its delivery left. */
export const reasonIn = (output: object | null): string =>
  output && 'message' in output
    ? String(output.message)
    : 'The delivery took too long, or its process ended.';
