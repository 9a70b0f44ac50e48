// Two application processes on one PostgreSQL: how many requests they serve together, how soon one
// sees the other's changes, whether they share rate limits, and what is lost when one of them is
// killed.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { admin, adminEmail, call, signedIn } from '../test/journeys/people.ts';
import { startPostgres } from './postgres.ts';
import { startProxy } from './proxy.ts';
import { median, startApp, type RunningApp } from './running-app.ts';
import { shoot } from './wrk.ts';

const rounds = 5;
const secondsEach = 4;
const changes = 20;
const writers = 8;

export async function measureProcesses(): Promise<string[]> {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, DEV_MAILBOX: '1', ADMIN_EMAIL: adminEmail };
  const started: RunningApp[] = [];
  const start = async (more: Record<string, string> = {}): Promise<RunningApp> => {
    const app = await startApp({ ...environment, ...more });
    started.push(app);
    return app;
  };
  try {
    const first = await start();
    const second = await start();
    const rates = await measureRates(first, second);
    const seen = await measureSight(first, second);
    const counted = await countTogether(
      await start({ RATE_LIMIT_FACTOR: '1' }),
      await start({ RATE_LIMIT_FACTOR: '1' }),
    );
    const killed = await killOne(first, second, postgres.url);
    return [
      `${rates.proxy} divides the requests; load, proxy, database and processes share the same processors.`,
      '',
      '| What | measured |',
      '| --- | --- |',
      `| GET /api/auth/session, one process | ${Math.round(rates.one)} requests/s |`,
      `| GET /api/auth/session, two processes | ${Math.round(rates.two)} requests/s, ${rates.ratio.toFixed(2)} of one |`,
      `| a change at one process is seen at the other | after ${seen.median.toFixed(0)} ms (median of ${changes}), ${seen.longest.toFixed(0)} ms at most |`,
      `| a limit of ten, forty calls at both processes at once | ${counted} were let through |`,
      `| one process is killed with SIGKILL under load | ${killed.acknowledged} writes acknowledged, ${killed.lost} lost; ${killed.failed} calls failed, within ${killed.milliseconds.toFixed(0)} ms |`,
    ];
  } finally {
    await Promise.all(started.map((app) => app.stop()));
    await postgres.stop();
  }
}

/** Requests a second through the proxy with one process behind it, and with two, in turn. */
async function measureRates(first: RunningApp, second: RunningApp) {
  const { token } = await signedIn(first.url);
  const proxies = [
    await startProxy([first.url]),
    await startProxy([first.url, second.url]),
  ] as const;
  const session = { path: '/api/auth/session', headers: { authorization: `Bearer ${token}` } };
  await wait(1000);
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push((await shoot(proxies[0].url, session, secondsEach)).rate);
    two.push((await shoot(proxies[1].url, session, secondsEach)).rate);
  }
  for (const proxy of proxies) proxy.stop();
  const ratio = median(two.map((rate, round) => rate / (one[round] ?? Number.NaN)));
  return { proxy: proxies[0].name, one: median(one), two: median(two), ratio };
}

/** Milliseconds from the answer to a change at one process until the other process shows it. */
async function measureSight(first: RunningApp, second: RunningApp) {
  const { token } = await admin(first.url);
  const { courses } = await call(first.url, 'GET', '/api/admin/courses', undefined, token);
  const { id, slug } = courses[0] as { id: string; slug: string };
  const isShown = async () => (await fetch(`${second.url}/api/catalogue/${slug}`)).ok;
  const took: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const published = change % 2 === 1;
    const { version } = await call(first.url, 'GET', `/api/admin/courses/${id}`, undefined, token);
    const path = `/api/admin/courses/${id}/publication`;
    await call(first.url, 'PUT', path, { published, version }, token);
    const since = performance.now();
    while ((await isShown()) !== published) await wait(1);
    took.push(performance.now() - since);
  }
  return { median: median(took), longest: Math.max(...took) };
}

/** How many of forty simultaneous calls pass a limit of ten for their address. */
async function countTogether(...apps: readonly RunningApp[]): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { url } = apps[index % apps.length] ?? { url: '' };
      const answer = await fetch(`${url}/api/newsletter/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ oobCode: 'never-given-to-anybody' }),
      });
      return answer.status;
    }),
  );
  return statuses.filter((status) => status !== 429).length;
}

/** Writes through the proxy for ten seconds, and kills one of the processes after three. */
async function killOne(victim: RunningApp, other: RunningApp, databaseUrl: string) {
  const proxy = await startProxy([victim.url, other.url]);
  await wait(1500);
  const acknowledged: string[] = [];
  const failures: number[] = [];
  const begun = performance.now();
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; performance.now() - begun < 10_000; turn += 1) {
      const subject = `Bench ${writer}-${turn}`;
      const body = { name: 'Naina Gill', email: 'naina@example.in', subject, message: subject };
      try {
        await call(proxy.url, 'POST', '/api/contact/queries', body);
        acknowledged.push(subject);
      } catch {
        failures.push(performance.now());
      }
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await wait(3000);
  victim.process.kill('SIGKILL');
  const killedAt = performance.now();
  await writing;
  proxy.stop();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ subject: string }>(
    "select subject from enquiries where subject like 'Bench %'",
  );
  await client.end();
  const stored = new Set(rows.map(({ subject }) => subject));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((subject) => !stored.has(subject)).length,
    failed: failures.length,
    milliseconds: Math.max(0, ...failures.map((at) => at - killedAt)),
  };
}
