// npm run bench: rates against raw node:http in the same run, pages on a phone and how soon they
// answer a press, the same pages as Lighthouse rates them, whether the answer time reveals who has
// an account, two processes on one database, and a new school beside a large one. `npm run bench --
// rates`, `-- pages`, `-- interactions`, `-- lighthouse`, `-- sign-in-timing`, `-- processes` and
// `-- growth [SCALE]` each run one part.
// Writes docs/performance.md. `-- plans [SCALE]` prints the query plans of the main calls on a large
// database, and fails on a scan of a large table.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { sha256 } from '../app/platform/ids.ts';
import { launchChromium } from '../test/chromium.ts';
import { adminEmail, signedIn } from '../test/journeys/people.ts';
import { measureInteractions } from './bench-interactions.ts';
import { measurePage, type PageTiming } from './bench-page.ts';
import { measureLighthouse } from './bench-lighthouse.ts';
import { printPlans } from './bench-plans.ts';
import { measureGrowth } from './bench-growth.ts';
import { measureProcesses } from './bench-processes.ts';
import { measurePlantedDelay, measureRates, type Rate } from './bench-rates.ts';
import { measureAnswerTimes, type AnswerTimes } from './bench-sign-in.ts';
import { measureTyping } from './bench-typing.ts';
import { startPostgres } from './postgres.ts';
import { startApp } from './running-app.ts';

/** One of each kind that a visitor can see. */
const publicPages = [
  '/',
  '/courses',
  '/courses/no-code-app-lab',
  '/courses/no-code-app-lab/lessons/five-people-five-questions',
  '/ai-tools',
  '/ai-tools/airtable',
  '/investors',
  '/hackathon',
  '/hackathon/clinic-queue',
  '/startup-builder',
  '/pitch-deck',
  '/placements',
  '/faq',
  '/privacy-policy',
  '/contact',
  '/sitemap',
  '/login',
  '/register',
];
const report = 'docs/performance.md';

const parts = {
  rates: measuredRates,
  pages: measuredPages,
  interactions: async () => [
    ...(await measureInteractions(app.url)),
    '',
    ...(await measureTyping(app.url)),
  ],
  lighthouse: () => measureLighthouse(app.url),
  'sign-in-timing': measuredTimes,
  processes: measureProcesses,
  growth: () => measureGrowth(Number(process.argv[3] ?? 5)),
};

const asked = process.argv[2];
if (asked === 'plans') {
  const isClean = await printPlans(Number(process.argv[3] ?? 1));
  process.exit(isClean ? 0 : 1);
}
if (asked !== undefined && !(asked in parts))
  throw new Error(`There is no part ${asked}: ${Object.keys(parts).join(', ')}`);
const app = await startApp({ ADMIN_EMAIL: adminEmail });
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked !== undefined && asked !== name) continue;
    const before = loadText();
    const table = await measure();
    write(
      name,
      [`${machine()}. Load average: ${before} before, ${loadText()} after.`, '', ...table, ''].join(
        '\n',
      ),
    );
  }
} finally {
  await app.stop();
}

async function measuredRates(): Promise<string[]> {
  const brotli = { 'accept-encoding': 'br' };
  const landing = { name: 'GET / (landing page)', path: '/', headers: brotli, compared: {} };
  const course = '/courses/no-code-app-lab';
  const planted = await measurePlantedDelay(app.url, landing);
  const cached = await measureRates(app.url, [
    { ...landing, name: 'GET /api/courses', path: '/api/courses' },
    landing,
    { ...landing, name: `GET ${course}`, path: course },
  ]);
  return [...ratesTable([planted, ...cached, ...(await measuredCalls())])];
}

/** Calls that read or write the database, on PostgreSQL, which the raw server queries too. */
async function measuredCalls(): Promise<Rate[]> {
  const postgres = await startPostgres();
  const onPostgres = await startApp({ DATABASE_URL: postgres.url, DEV_MAILBOX: '1' });
  try {
    const { email, password, token } = await signedIn(onPostgres.url);
    return await measureRates(onPostgres.url, [
      {
        name: 'GET /api/auth/session',
        path: '/api/auth/session',
        headers: { authorization: `Bearer ${token}` },
        compared: {
          query: {
            databaseUrl: postgres.url,
            text: 'select uid, expires_at from sessions where token_hash = $1',
            value: sha256(token),
          },
        },
      },
      {
        name: 'POST /api/auth/login',
        path: '/api/auth/login',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        connections: 4,
      },
    ]);
  } finally {
    await onPostgres.stop();
    await postgres.stop();
  }
}

async function measuredPages(): Promise<string[]> {
  const browser = await launchChromium();
  const pages: PageTiming[] = [];
  const shared = await scriptsOfTheFrame(browser);
  for (const path of publicPages) pages.push(await measurePage(browser, app.url, path, shared));
  await browser.close();
  return pagesTable(pages);
}

async function measuredTimes(): Promise<string[]> {
  return timesTable(await measureAnswerTimes(app.url));
}

/** Writes the results into their section of the report. */
function write(part: string, tables: string): void {
  console.log(tables);
  const text = readFileSync(report, 'utf8');
  const place = new RegExp(`<!-- ${part} -->[\\s\\S]*?<!-- end -->`);
  writeFileSync(report, text.replace(place, `<!-- ${part} -->\n\n${tables}\n<!-- end -->`));
}

/** The scripts that every page loads: the common part of two unlike pages. */
async function scriptsOfTheFrame(
  browser: Awaited<ReturnType<typeof launchChromium>>,
): Promise<Set<string>> {
  const [terms, courses] = [
    await measurePage(browser, app.url, '/terms-and-conditions', new Set()),
    await measurePage(browser, app.url, '/courses', new Set()),
  ];
  return new Set([...terms.scripts.keys()].filter((name) => courses.scripts.has(name)));
}

function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  return `Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, commit ${commit}`;
}

/** Load of the last minute; figures from a busy machine are less reliable. */
function loadText(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

function timesTable(times: readonly AnswerTimes[]): string[] {
  const row = ({ name, known, unknown }: AnswerTimes) =>
    `| ${name} | ${known.toFixed(2)} | ${unknown.toFixed(2)} | ${Math.abs(known - unknown).toFixed(2)} |`;
  return [
    '| Call | known address, ms | unknown address, ms | difference, ms |',
    '| --- | ---: | ---: | ---: |',
    ...times.map(row),
  ];
}

function ratesTable(rates: readonly Rate[]): string[] {
  const rows = rates.map(
    (rate) =>
      `| ${rate.name} | ${rate.bytes} | ${Math.round(rate.rate)} | ${rate.p50.toFixed(1)} | ${rate.p99.toFixed(1)} | ${rate.rawRate ? Math.round(rate.rawRate) : ''} | ${rate.ratio?.toFixed(2) ?? ''} |`,
  );
  return [
    '| Call | bytes | requests/s | p50 ms | p99 ms | raw node:http/s | ratio |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function pagesTable(pages: readonly PageTiming[]): string[] {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = pages.map(
    (page) =>
      `| ${page.path} | ${Math.round(page.firstPaint)} | ${Math.round(page.largestPaint)} | ${Math.round(page.blocking)} | ${Math.round(page.blockingInAll)} | ${page.shift.toFixed(3)} | ${kilo(page.bytesBeforeLargestPaint)} | ${kilo(page.bytes)} | ${kilo(page.scriptBytes)} | ${kilo(page.ownScriptBytes)} |`,
  );
  return [
    '| Page | FCP ms | LCP ms | TBT ms | before FCP too | CLS | kB before LCP | kB in all | JavaScript kB (brotli) | own kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}
