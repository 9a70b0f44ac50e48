import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { refuse, type Problem } from '#app/shared/problem.ts';
import { pool, q, runningTransaction } from './database.ts';
import { sha256 } from './ids.ts';
import { defineJob, schedule } from './jobs.ts';

/**
 * This many points per so many seconds, counted from the first one. Rules with the same name share
 * their counters.
 */
export interface Limit {
  name: string;
  points: number;
  /** Seconds. */
  per: number;
  /**
   * Another process may `forget` it early: every process then asks the database each time and
   * remembers no refusal.
   */
  forgivable?: boolean;
}

/**
 * shared: in the database, exact across all processes. memory: per process and without a query, for
 * public reads.
 */
export type LimitStore = 'shared' | 'memory';

let factor = 1;
const limiters = new Map<string, RateLimiterAbstract>();

/** `factor` multiplies every rule's points (RATE_LIMIT_FACTOR). */
export function configureLimits(settings: { factor: number }): void {
  factor = settings.factor;
  limiters.clear();
}

/**
 * Takes one point, or `cost` points, of `key` (an address from `limitKeyOfAddress`, a user id, an
 * e-mail address). Never inside a transaction: the count must survive a rollback.
 * @throws {Problem} request/too-many with retryAfter, when none is left
 */
export async function consume(
  limit: Limit,
  key: string,
  { store = 'shared', cost = 1 }: { store?: LimitStore; cost?: number } = {},
): Promise<void> {
  try {
    await limiterOf(limit, store).consume(sha256(key), cost);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  }
}

/**
 * Gives one point back. If only failures count (sign-in), consume before the attempt and give back
 * after a success. Fifty simultaneous attempts can't get round the limit then.
 */
export async function giveBack(
  limit: Limit,
  key: string,
  { store = 'shared' }: { store?: LimitStore } = {},
): Promise<void> {
  await limiterOf(limit, store).reward(sha256(key));
}

/** Forgets what `key` has used up of one rule. */
export async function forget(
  limit: Limit,
  key: string,
  { store = 'shared' }: { store?: LimitStore } = {},
): Promise<void> {
  await limiterOf(limit, store).delete(sha256(key));
}

/**
 * Forgets what `key` has used up of every rule, in the running transaction: its owner is deleting
 * the account.
 */
export async function forgetEverywhere(key: string): Promise<void> {
  await sql`delete from rate_limits where key like ${`%:${sha256(key)}`}`.execute(q());
}

/** The key of a caller's address: someone with an IPv6 address has its whole /64. */
export function limitKeyOfAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  // The URL parser writes an address in its shortest form; `::` replaces the missing zero groups.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const zeros = 8 - groups(head).length - groups(tail).length;
  return `${[...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':')}::/64`;
}

function limiterOf(
  { name, points, per, forgivable = false }: Limit,
  store: LimitStore,
): RateLimiterAbstract {
  if (store === 'shared' && runningTransaction())
    throw new Error(`The limit ${name} was consumed inside a transaction`);
  const id = `${store}:${name}:${points}:${per}`;
  const known = limiters.get(id);
  if (known) return known;
  const rule = { keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration: per };
  const limiter =
    store === 'memory' ? new RateLimiterMemory(rule) : sharedLimiter(rule, forgivable);
  limiters.set(id, limiter);
  return limiter;
}

/**
 * The library names its statements, but PgBouncer may run the next one on a connection without that
 * name.
 */
const nameless = {
  query: ({ text, values }: { text: string; values: unknown[] }) => pool().query(text, values),
};

/**
 * After the last allowed attempt we refuse from memory, without a query, until the window ends. While
 * the database is away, each process counts for itself.
 */
const sharedLimiter = (
  rule: { keyPrefix: string; points: number; duration: number },
  forgivable: boolean,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...rule,
    storeClient: nameless,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...(!forgivable && { inMemoryBlockOnConsumed: rule.points + 1 }),
    // Its timers can't run for more than 24 days.
    insuranceLimiter: new RateLimiterMemory({ ...rule, duration: Math.min(rule.duration, 86_400) }),
  });

const tooMany = ({ msBeforeNext }: RateLimiterRes): Problem =>
  refuse('request/too-many', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

const purgeLimits = defineJob({
  name: 'purge-rate-limits',
  async handler() {
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(q());
  },
});
schedule(purgeLimits, '40 21 * * *');
