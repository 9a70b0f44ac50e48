// npm run chaos: kills the application with SIGKILL, again and again, while people sign up, pay and
// learn. Then it reconciles once, and every acknowledged write must still be there, exactly once.
// Options: --kills 100 --buyers 8 --seed N, --server-kills 25 for a run on PostgreSQL in which the
// server is killed too, and --writes and --payments for how many the whole run must see at least.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { closeDatabase, openDatabase, pool } from '../app/platform/database.ts';
import { randomFrom } from '../app/ui/art/seed.ts';
import { fakeEnvironment, startRazorpay } from '../test/fakes/razorpay.ts';
import { brokenInvariants } from '../test/invariants.ts';
import { build } from './build.ts';
import { Buyers, doubledAccounts, paidAndActive } from './chaos-buyers.ts';
import { CrashingPostgres } from './crashing-postgres.ts';
import { freePort } from './free-port.ts';
import { median, startApp, type RunningApp } from './running-app.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    'server-kills': { type: 'string', default: '0' },
    buyers: { type: 'string', default: '8' },
    writes: { type: 'string' },
    payments: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(process.pid) },
  },
});
const kills = Number(values.kills);
const serverKills = Number(values['server-kills']);
const random = randomFrom(values.seed);
const leastWrites = Number(values.writes ?? 10 * (kills + serverKills));
const leastPayments = Number(values.payments);

await build();
const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-chaos-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = serverKills > 0 ? await CrashingPostgres.start() : undefined;
const razorpay = await startRazorpay({ webhookUrl: `${url}/api/payment/webhook` });
const environment = {
  ...fakeEnvironment(razorpay.url),
  DATA_DIR: dataDir,
  ...(server && { DATABASE_URL: server.url, DEV_MAILBOX: '1' }),
  PORT: String(port),
  RECONCILE_SECONDS: '3600',
  LOG_LEVEL: 'fatal',
};
console.log(
  `seed ${values.seed}, ${kills} kills of the application and ${serverKills} of ${server?.version ?? 'no server'}, ${values.buyers} people at once`,
);

let app = await startApp(environment);
const buyers = new Buyers(url, razorpay, random);
const people = buyers.start(Number(values.buyers));
const applicationStarts: number[] = [];
const serverStarts: number[] = [];
/** Both are killed in turns, each as often as was asked for. */
const serverIsNext = () =>
  serverStarts.length < serverKills &&
  (applicationStarts.length >= kills ||
    serverStarts.length * kills < applicationStarts.length * serverKills);
const killed = () => applicationStarts.length + serverStarts.length;
/** People haven't done yet what falls to the time before the next kill. */
const isTooEarly = () => {
  const part = (killed() + 1) / (kills + serverKills);
  return buyers.acknowledged.length < part * leastWrites || buyers.paid.size < part * leastPayments;
};
while (killed() < kills + serverKills) {
  while (isTooEarly()) await wait(20);
  await wait(150 + random() * 1200);
  const started = performance.now();
  if (serverIsNext()) {
    await server?.killAndRestart();
    serverStarts.push(performance.now() - started);
  } else {
    app = await killAndRestart(app);
  }
  if (killed() % 10 === 0)
    console.log(
      `${killed()} kills, ${buyers.acknowledged.length} acknowledged writes, ${buyers.paid.size} payments`,
    );
}
buyers.finish();
await people;
await app.stop();
// Asynchronous, because the gateway that it calls runs in this process.
const reconciled = await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'reconcile'], {
  env: { ...process.env, NODE_ENV: 'production', ...environment },
});
console.log(reconciled.stdout.trim());
const failed = await verdict();
await razorpay.close();
await server?.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

async function killAndRestart(running: RunningApp): Promise<RunningApp> {
  if (running.process.exitCode !== null) throw new Error('The application ended by itself');
  const ended = new Promise((resolve) => {
    running.process.once('exit', resolve);
  });
  running.process.kill('SIGKILL');
  await ended;
  const started = performance.now();
  const next = await startApp(environment);
  applicationStarts.push(performance.now() - started);
  return next;
}

/**
 * Lost: acknowledged but missing. Doubled: there more than once, or an invariant of the money
 * violated.
 */
async function verdict(): Promise<boolean> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  await openDatabase({ databaseUrl: server?.url, dataDir, log });
  const rows = async (query: string, parameters: unknown[] = []) =>
    (await pool().query(query, parameters)).rows as unknown[];
  const lost: string[] = [];
  for (const { what, query, parameters } of buyers.acknowledged)
    if ((await rows(query, parameters)).length === 0)
      lost.push(`${what} ${JSON.stringify(parameters)}`);
  for (const orderId of buyers.paid)
    if ((await rows(paidAndActive, [orderId])).length === 0)
      lost.push(`captured at the gateway, without a membership: ${orderId}`);
  const doubled = [
    ...(await brokenInvariants(rows)),
    ...(await rows(doubledAccounts)).map((row) => `account ${JSON.stringify(row)}`),
  ];
  await closeDatabase();
  console.log(
    `${applicationStarts.length} kills of the application and ${serverStarts.length} of PostgreSQL, ${buyers.acknowledged.length} acknowledged writes, ${buyers.paid.size} captured payments`,
  );
  tellTimes('application', applicationStarts);
  tellTimes('PostgreSQL', serverStarts);
  for (const line of [...lost, ...doubled]) console.log(line);
  console.log(`lost ${lost.length}, doubled ${doubled.length}`);
  return lost.length + doubled.length > 0;
}

function tellTimes(what: string, times: readonly number[]): void {
  if (times.length > 0)
    console.log(
      `${what} up again after ${Math.round(median(times))} ms in the median, ${Math.round(Math.max(...times))} ms at most`,
    );
}
