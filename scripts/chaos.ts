// npm run chaos: kills the application with SIGKILL, again and again, while people sign up, pay and
// learn. Then it reconciles once, and every acknowledged write must still be there, exactly once.
// Options: --kills 100 --buyers 8 --seed N
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
import { freePort } from './free-port.ts';
import { median, startApp, type RunningApp } from './running-app.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    buyers: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(process.pid) },
  },
});
const kills = Number(values.kills);
const random = randomFrom(values.seed);
const leastAcknowledged = 10 * kills;

await build();
const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-chaos-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const razorpay = await startRazorpay({ webhookUrl: `${url}/api/payment/webhook` });
const environment = {
  ...fakeEnvironment(razorpay.url),
  DATA_DIR: dataDir,
  PORT: String(port),
  RECONCILE_SECONDS: '3600',
  LOG_LEVEL: 'fatal',
};
console.log(`seed ${values.seed}, ${kills} kills, ${values.buyers} people at once`);

let app = await startApp(environment);
const buyers = new Buyers(url, razorpay, random);
const people = buyers.start(Number(values.buyers));
const startTimes: number[] = [];
for (
  let killed = 0;
  killed < kills || buyers.acknowledged.length < leastAcknowledged;
  killed += 1
) {
  await wait(150 + random() * 1200);
  app = await killAndRestart(app);
  if (killed % 10 === 9)
    console.log(
      `${killed + 1} kills, ${buyers.acknowledged.length} acknowledged writes, ${buyers.paid.size} payments`,
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
rmSync(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

async function killAndRestart(running: RunningApp): Promise<RunningApp> {
  const ended = new Promise((resolve) => {
    running.process.once('exit', resolve);
  });
  running.process.kill('SIGKILL');
  await ended;
  const started = performance.now();
  const next = await startApp(environment);
  startTimes.push(performance.now() - started);
  return next;
}

/**
 * Lost: acknowledged but missing. Doubled: there more than once, or an invariant of the money
 * violated.
 */
async function verdict(): Promise<boolean> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  await openDatabase({ databaseUrl: undefined, dataDir, log });
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
    `${startTimes.length} kills, ${buyers.acknowledged.length} acknowledged writes, ${buyers.paid.size} captured payments`,
  );
  console.log(
    `up again after ${Math.round(median(startTimes))} ms in the median, ${Math.round(Math.max(...startTimes))} ms at most`,
  );
  for (const line of [...lost, ...doubled]) console.log(line);
  console.log(`lost ${lost.length}, doubled ${doubled.length}`);
  return lost.length + doubled.length > 0;
}
