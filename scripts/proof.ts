// npm run proof: shows that the promises of docs/reliability.md hold, and that what watches over
// them would notice if they didn't. It prints seeds, volumes and results as a table.
// Options: the parts to run, model crash absence planted races kills crashes (default: all but the
// last two); --seed N; --long for the large volumes; --points CP1,CP2 for some crash points, each
// with every fault. `npm test` has the short form: model and races among its tests, the others here.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { faults } from './crash-app.ts';
import { crashCells } from './crash-cells.ts';
import { points } from './crash-points.ts';
import { finished } from './finished.ts';
import { checkThatItFits, plantedFaults } from './planted-faults.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { races } from './races.ts';
import { readReport } from './vitest-report.ts';

interface Row {
  part: string;
  seed?: number;
  volume: string;
  /** What went wrong, one line each. */
  failures: readonly string[];
  /** `84 of 84`; what is right. */
  result: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(process.pid) },
    long: { type: 'boolean', default: false },
    points: { type: 'string', default: '' },
  },
});
const { long } = values;
const seed = Number(values.seed);

const parts: Record<string, () => Promise<Row>> = {
  model,
  crash,
  absence,
  planted,
  races: race,
  kills: () => chaos('kill -9 of the application', ['--kills', long ? '200' : '20']),
  crashes: () =>
    chaos(
      'kill -9 of the application and PostgreSQL',
      long ? ['--kills', '200', '--server-kills', '25'] : ['--kills', '10', '--server-kills', '10'],
    ),
};
/** A crash mostly waits, so others use that time. */
const stages = [['model'], ['crash', 'absence', 'planted'], ['races'], ['kills'], ['crashes']];
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} among ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const usual = Object.keys(parts).filter((name) => long || !['kills', 'crashes'].includes(name));
const chosen = positionals.length > 0 ? positionals : usual;

await build();
const reports = mkdtempSync(join(tmpdir(), 'liftoff-proof-'));
let server: Promise<Postgres> | undefined;
const rows: (Row & { seconds: number })[] = [];
for (const together of stages)
  await Promise.all(together.filter((name) => chosen.includes(name)).map(prove));
await (await server)?.stop();
rmSync(reports, { recursive: true, force: true });

console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}`,
);
console.log('| Part | Seed | Volume | Result | Time |\n| --- | --- | --- | --- | --- |');
for (const { part, seed: drawn, volume, result, seconds } of rows)
  console.log(`| ${part} | ${drawn ?? '–'} | ${volume} | ${result} | ${Math.round(seconds)} s |`);
const failed = rows.some(({ failures }) => failures.length > 0);
console.log(failed ? '\nThe proof failed.' : '\nThe proof holds.');
process.exit(failed ? 1 : 0);

async function prove(name: string): Promise<void> {
  const started = performance.now();
  const row = await parts[name]?.();
  if (!row) return;
  rows.push({ ...row, seconds: (performance.now() - started) / 1000 });
  for (const failure of row.failures) console.log(`  ${row.part}: ${failure}`);
}

/** Sequences of commands, with every invariant after each command. */
async function model(): Promise<Row> {
  const runs = long ? 400 : 12;
  const { passed, failures } = await vitest(
    ['app/payments/server/orders/purchases.model.test.ts'],
    { env: { PROOF_RUNS: String(runs), PROOF_SEED: String(seed) } },
  );
  return {
    part: 'Model',
    seed,
    volume: `${runs} histories of 8 to 29 steps`,
    result: `${passed} of 1`,
    failures,
  };
}

async function crash(): Promise<Row> {
  const only = values.points.split(',').filter(Boolean);
  const chosenPoints = points.filter(({ name }) => only.length === 0 || only.includes(name));
  const everyFault = long || only.length > 0;
  const cells = chosenPoints.flatMap((point, index) =>
    faults
      .filter((_, turn) => everyFault || turn === (index + seed) % faults.length)
      .map((fault) => ({ point, fault })),
  );
  const outcomes = await crashCells(cells, ({ point, what, fault, failure, seconds }) =>
    console.log(
      `  ${failure ? 'FAIL' : 'ok  '} ${point} ${fault}: ${what}, ${seconds.toFixed(1)} s`,
    ),
  );
  const bad = outcomes.filter(({ failure }) => failure);
  return {
    part: 'Crash points',
    ...(!everyFault && { seed }),
    volume: `${chosenPoints.length} points, ${everyFault ? 'each with every' : 'each with one'} fault (${faults.join(', ')})`,
    result: `${outcomes.length - bad.length} of ${cells.length}`,
    failures: bad.map(({ point, fault, failure }) => `${point} ${fault}: ${failure}`),
  };
}

/** The failpoints are no part of a release: none of their words is in the built files. */
async function absence(): Promise<Row> {
  const words = [
    'failpoint',
    'fault was planted',
    'PLANTED_FAULT',
    ...points.map(({ what }) => what),
  ];
  const files = globSync('build/**/*', { withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    return words
      .filter((word) => bytes.includes(word))
      .map((word) => `${join(parentPath, name)} contains “${word}”`);
  });
  // The search itself finds words where they are.
  const control = readFileSync('scripts/failpoints.ts').includes('fault was planted');
  return {
    part: 'No failpoints in build/',
    volume: `${files.length} files, ${words.length} words`,
    result: `${found.length} found`,
    failures: control && files.length > 0 ? found : ['The search found nothing to search'],
  };
}

/** Each fault is planted, and its test must turn red; without a fault it is green. */
async function planted(): Promise<Row> {
  plantedFaults.forEach(checkThatItFits);
  const { output } = await finished(['scripts/run.mjs', 'plant-faults.ts'], {
    TEST_DATABASE_URL: await serverUrl(),
  });
  const lines = output.trim().split('\n');
  console.log(lines.map((line) => `  ${line}`).join('\n'));
  const missed = plantedFaults.filter(({ name }) => !lines.includes(`caught: ${name}`));
  return {
    part: 'Planted faults',
    volume: `${plantedFaults.length} faults`,
    result: `${plantedFaults.length - missed.length} of ${plantedFaults.length} caught`,
    failures: [
      ...lines.filter((line) => line.startsWith('FAILED WITHOUT A FAULT')),
      ...missed.map(({ name }) => `not caught: ${name}`),
    ],
  };
}

async function race(): Promise<Row> {
  const rounds = long ? 100 : 1;
  const failures: string[] = [];
  for (let round = 0; round < rounds && failures.length === 0; round += 1) {
    const told = await vitest([...new Set(races.map(({ file }) => file))], {
      tests: races.map(({ test }) => test),
    });
    failures.push(...told.failures);
    if (told.passed < races.length) failures.push(`only ${told.passed} races were run`);
  }
  return {
    part: 'Races',
    volume: `${races.length} races, 50 in parallel, rounds: ${rounds}`,
    result: failures.length === 0 ? `${races.length} of ${races.length}` : 'failed',
    failures,
  };
}

/** `npm run chaos`: on the embedded database, or on a PostgreSQL that is killed too. */
async function chaos(part: string, kills: readonly string[]): Promise<Row> {
  const volume = long ? ['--writes', '10000', '--payments', '3000'] : [];
  const failures: string[] = [];
  const volumes: string[] = [];
  for (let run = 0; run < (long ? 3 : 1); run += 1) {
    const options = [...kills, ...volume, '--seed', String(seed + run)];
    const { code, output } = await finished(['scripts/run.mjs', 'chaos.ts', ...options]);
    console.log(output.trim().replaceAll(/^/gm, '  '));
    volumes.push(/^.*captured payments/m.exec(output)?.[0].trim() ?? 'no volume was told');
    if (code !== 0) failures.push(`seed ${seed + run} failed`);
  }
  return {
    part,
    seed,
    volume: volumes.join('; '),
    result: failures.length === 0 ? 'nothing lost or doubled' : 'failed',
    failures,
  };
}

/** PostgreSQL for all parts but the crashes, which have one of their own. */
async function serverUrl(): Promise<string> {
  server ??= startPostgres();
  return (await server).url;
}

/** On PostgreSQL, where transactions really run side by side, in a quarter of the embedded one's time. */
async function vitest(
  files: readonly string[],
  {
    tests = [],
    env = {},
  }: {
    tests?: readonly string[];
    env?: Record<string, string>;
  } = {},
): Promise<{ passed: number; failures: string[] }> {
  const report = join(reports, `${rows.length}.json`);
  const pattern = tests.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const command = ['node_modules/vitest/vitest.mjs', 'run'];
  const reporting = ['--reporter=json', `--outputFile.json=${report}`];
  const { output } = await finished(
    [...command, ...reporting, ...(pattern ? ['-t', pattern] : []), ...files],
    { ...env, TEST_DATABASE_URL: await serverUrl() },
  );
  const told = readReport(report);
  rmSync(report, { force: true });
  return told.passed + told.failures.length > 0
    ? told
    : { passed: 0, failures: [output.slice(-2000)] };
}
