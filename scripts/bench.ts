// npm run bench: rates against raw node:http in the same run, pages as a phone meets them, and whether the time of an answer tells who has an
// account; `npm run bench -- sign-in-timing` is the last part alone. Writes docs/performance.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { launchChromium } from '../test/chromium.ts';
import { signedIn } from '../test/journeys/people.ts';
import { measurePage, type PageTiming } from './bench-page.ts';
import { measureRates, type Rate } from './bench-rates.ts';
import { measureAnswerTimes, type AnswerTimes } from './bench-sign-in.ts';
import { startApp } from './running-app.ts';

const publicPages = [
  '/',
  '/courses',
  '/courses/no-code-app-lab',
  '/courses/no-code-app-lab/lessons/five-people-five-questions',
  '/terms-and-conditions',
];
const report = 'docs/performance.md';

const app = await startApp();
try {
  if (process.argv[2] !== 'sign-in-timing') await measureSpeed();
  const before = loadText();
  const times = await measureAnswerTimes(app.url);
  write('timed', answerTable(times, `Load average: ${before} before, ${loadText()} after.`));
} finally {
  await app.stop();
}

async function measureSpeed(): Promise<void> {
  const brotli = { 'accept-encoding': 'br' };
  const { email, password, token } = await signedIn(app.url);
  const json = { 'content-type': 'application/json' };
  const rates = await measureRates(app.url, [
    { name: 'GET /api/courses', path: '/api/courses', compared: true },
    { name: 'GET /api/courses, brotli', path: '/api/courses', headers: brotli, compared: true },
    { name: 'GET / (landing page, brotli)', path: '/', headers: brotli, compared: true },
    { name: 'GET /courses/no-code-app-lab (brotli)', path: '/courses/no-code-app-lab', headers: brotli, compared: true },
    { name: 'GET /api/auth/session', path: '/api/auth/session', headers: { authorization: `Bearer ${token}` } },
    {
      name: 'POST /api/auth/login',
      path: '/api/auth/login',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
      connections: 4,
    },
  ]);
  const browser = await launchChromium();
  const pages: PageTiming[] = [];
  const shared = await scriptsOfTheFrame(browser);
  for (const path of publicPages) pages.push(await measurePage(browser, app.url, path, shared));
  await browser.close();
  write('measured', tablesOf(rates, pages));
}

/** Puts what was measured in its place in the report. */
function write(part: 'measured' | 'timed', tables: string): void {
  console.log(tables);
  const text = readFileSync(report, 'utf8');
  const place = new RegExp(`<!-- ${part} -->[\\s\\S]*?<!-- end -->`);
  writeFileSync(report, text.replace(place, `<!-- ${part} -->\n\n${tables}\n<!-- end -->`));
}

/** Scripts that every page loads: what two unlike pages have in common. */
async function scriptsOfTheFrame(browser: Awaited<ReturnType<typeof launchChromium>>): Promise<Set<string>> {
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

/** Of the last minute; figures from a busy machine say less. */
function loadText(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

function answerTable(times: readonly AnswerTimes[], load: string): string {
  const row = ({ name, known, unknown }: AnswerTimes) =>
    `| ${name} | ${known.toFixed(2)} | ${unknown.toFixed(2)} | ${Math.abs(known - unknown).toFixed(2)} |`;
  return [
    `${machine()}. Command: \`npm run bench -- sign-in-timing\`. ${load}`,
    '',
    '| Call | known address, ms | unknown address, ms | difference, ms |',
    '| --- | ---: | ---: | ---: |',
    ...times.map(row),
    '',
  ].join('\n');
}

function tablesOf(rates: readonly Rate[], pages: readonly PageTiming[]): string {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  const rateRows = rates.map(
    (rate) =>
      `| ${rate.name} | ${rate.bytes} | ${Math.round(rate.rate)} | ${rate.p50} | ${rate.p99} | ${rate.rawRate ? Math.round(rate.rawRate) : ''} | ${rate.ratio?.toFixed(2) ?? ''} |`,
  );
  const pageRows = pages.map(
    (page) =>
      `| ${page.path} | ${Math.round(page.firstPaint)} | ${Math.round(page.largestPaint)} | ${Math.round(page.blocking)} | ${page.shift.toFixed(3)} | ${kilo(page.bytesBeforeLargestPaint)} | ${kilo(page.bytes)} | ${kilo(page.scriptBytes)} | ${kilo(page.ownScriptBytes)} |`,
  );
  return [
    `${machine()}. Command: \`npm run bench\`.`,
    '',
    '| Call | bytes | requests/s | p50 ms | p99 ms | raw node:http/s | ratio |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rateRows,
    '',
    '| Page | FCP ms | LCP ms | TBT ms | CLS | kB before LCP | kB in all | JavaScript kB (brotli) | own kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...pageRows,
    '',
  ].join('\n');
}
