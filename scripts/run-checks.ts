// Every check of the project, with its counts at the end. Two lanes run in parallel; at their ends,
// each takes a quarter of the journeys, until none is left.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { changedFiles, featuresOf, quickChecks, testsOf } from './changed.ts';
import { provideEngine, type EngineName } from './engines.ts';
import { finished } from './finished.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { outcomeOf, type Outcome } from './vitest-report.ts';

interface Leg {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const inContinuousIntegration = Boolean(process.env['CI']);
const reports = mkdtempSync(join(tmpdir(), 'liftoff-test-'));

const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check'];
const oxlint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings'];
const typegen = ['node_modules/@react-router/dev/bin.cjs', 'typegen'];
// In one thread: two check much of the same twice.
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'];
const build = ['scripts/build.mjs'];

/** The build has ended, well or not. */
const built = Promise.withResolvers<void>();

const tools: Leg[] = [
  { name: 'format', run: () => commands(oxfmt) },
  { name: 'types', run: () => commands(typegen, tsc) },
  { name: 'lint', run: () => commands(typegen, oxlint) },
  { name: 'build', run: () => commands(build).finally(built.resolve) },
];
const tests: Leg[] = [
  { name: 'unit', run: () => vitest(['unit']) },
  {
    name: 'http',
    run: () =>
      reached
        ? vitest(['server', 'contracts'], { files: testsOf(reached) })
        : vitest([...embedded(), 'platform', 'platform-once']),
  },
  { name: 'postgres', run: onPostgres },
  { name: 'proof', run: proveIt },
];
// It mostly waits, so it uses the processor time that the tests leave.
const engines: Leg[] = [{ name: 'webkit', run: () => inEngine('webkit') }];
/** On request, and with `everything`: they take long, and few changes can break only them. */
const rare: Leg[] = [
  { name: 'firefox', run: () => inEngine('firefox') },
  { name: 'webkit-video', run: () => inEngine('webkit', 'webkit-video') },
  { name: 'pgbouncer', run: behindPgBouncer },
];
const pages: Leg[] = [{ name: 'pages', run: () => inTheBrowser('pages') }];
const journeys: Leg[] = ['1/4', '2/4', '3/4', '4/4'].map((part) => ({
  name: 'journeys',
  run: () => inTheBrowser('journeys', { part }),
}));

const [mode] = process.argv.slice(2);
const reached = mode === 'changed' ? featuresOf(changedFiles()) : undefined;
/** Before a release: also what another database, browser, screen or theme repeats. */
const everything = mode === 'everything';
const usual = [...tools, ...engines, ...pages, ...tests, ...journeys].map(({ name }) => name);
const known = [...usual, ...rare.map(({ name }) => name)];
const asked = process.argv
  .slice(everything ? 3 : 2)
  .flatMap((name) => (name === 'changed' ? quickChecks : [name]));
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} among the checks: ${known.join(', ')}.`);
  process.exit(2);
}
const chosen = new Set(asked.length > 0 ? asked : everything ? known : usual);
const ofTheBuild = [...engines, ...pages, ...journeys].map(({ name }) => name);
if ([...ofTheBuild, 'firefox', 'webkit-video', 'proof'].some((name) => chosen.has(name)))
  chosen.add('build');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const started = performance.now();
const outcomes: Outcome[] = [];
let withoutPostgres: unknown;
/**
 * Started first: the tests that need to run only once use it, in a quarter of the embedded
 * database's time.
 */
const postgres = chosen.has('postgres')
  ? await startPostgres().catch((error: unknown) => void (withoutPostgres = error))
  : undefined;
const lanes = [
  [...tools, ...engines, ...pages],
  [...tests, ...rare],
];
await Promise.all(
  lanes.map(async (legs) => {
    for (const leg of legs) await check(leg);
    for (let leg = journeys.shift(); leg; leg = journeys.shift()) await check(leg);
  }),
);
rmSync(reports, { recursive: true, force: true });

const total = (key: 'passed' | 'failed') =>
  outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\nAll of it took ${seconds(started)}.`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/** Runs a chosen check, and prints how it went. */
async function check({ name, run }: Leg): Promise<void> {
  if (!chosen.has(name)) return;
  const begun = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => ({
    passed: 0,
    failed: 1,
    text: String(error),
  }));
  outcomes.push(outcome);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`.padEnd(24);
  console.log(
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(15)}${counts}${seconds(begun).padStart(8)}`,
  );
  if (outcome.text)
    console.log(process.stdout.isTTY ? outcome.text : stripVTControlCharacters(outcome.text));
}

/** A check made of commands. It passes when all of them do. */
async function commands(...list: string[][]): Promise<Outcome> {
  for (const command of list) {
    const { code, output } = await finished(command);
    if (code !== 0) return { passed: 0, failed: 1, text: output };
  }
  return { passed: 1, failed: 0 };
}

interface Selection {
  env?: Record<string, string>;
  files?: readonly string[];
  /** A quarter of the files, such as 1/4. */
  part?: string;
}

async function vitest(
  projects: readonly string[],
  { env = {}, files = [], part }: Selection = {},
): Promise<Outcome> {
  const kind = [...projects, Object.keys(env).length, part?.replace('/', '-')].join('-');
  const report = join(reports, `${kind}.json`);
  const options = [
    ...projects.flatMap((project) => ['--project', project]),
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(part ? [`--shard=${part}`] : []),
    ...files,
  ];
  const { code, output } = await finished(['node_modules/vitest/vitest.mjs', 'run', ...options], {
    ...env,
    ...(everything && { TEST_EVERYTHING: 'yes' }),
  });
  return outcomeOf({ code, output, report });
}

/**
 * What runs on the embedded database besides the platform. The browser's tests drive an application
 * on it, so the features' HTTP tests run there only if PostgreSQL doesn't have them.
 */
function embedded(): string[] {
  if (!postgres) return ['server', 'contracts'];
  return everything ? ['server'] : [];
}

/**
 * The HTTP tests on a real server, and those that need to run only once (vitest.config.ts).
 */
async function onPostgres(): Promise<Outcome> {
  if (!postgres) return didNotRun('POSTGRESQL', withoutPostgres);
  try {
    return await vitest(['server', 'platform', 'contracts'], {
      env: { TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** The HTTP tests through PgBouncer in transaction mode. */
async function behindPgBouncer(): Promise<Outcome> {
  const server = await startPostgres();
  try {
    const pooler = await startPgBouncer(server.url);
    try {
      return await vitest(['server', 'platform', 'contracts'], {
        env: { TEST_DATABASE_URL: server.url, TEST_DATABASE_POOLER_URL: pooler.url },
      });
    } finally {
      await pooler.stop();
    }
  } finally {
    await server.stop();
  }
}

/** The parts of the short proof that are not among the tests, on a server of their own. */
async function proveIt(): Promise<Outcome> {
  if (withoutPostgres) return didNotRun('POSTGRESQL, FOR THE PROOF,', withoutPostgres);
  await built.promise;
  return commands(['scripts/run.mjs', 'proof.ts', 'absence', 'planted', 'crash', '--seed', '1']);
}

/** Main job, menus, dialogs, toasts and forms in an engine other than Chromium's. */
async function inEngine(name: EngineName, project: string = name): Promise<Outcome> {
  try {
    await provideEngine(name);
  } catch (error) {
    return didNotRun(name.toUpperCase(), error);
  }
  return inTheBrowser(project);
}

/** A missing requirement is reported loudly, and fails in continuous integration. */
function didNotRun(where: string, error: unknown): Outcome {
  const text = `\n!!! THE TESTS ON ${where} DID NOT RUN !!!\n${error instanceof Error ? error.message : String(error)}\n`;
  return { passed: 0, failed: inContinuousIntegration ? 1 : 0, text };
}

/** A failed build leaves no stamp, and journeys through an older build would prove nothing. */
async function inTheBrowser(project: string, selection: Selection = {}): Promise<Outcome> {
  await built.promise;
  if (!existsSync('build/.stamp'))
    return { passed: 0, failed: 1, text: 'There is no build to travel through.' };
  return vitest([project], selection);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
