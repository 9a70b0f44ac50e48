// Lighthouse as people run it: a phone, with Lighthouse's own simulated throttling.
import lighthouse from 'lighthouse';
import { launchChromium } from '../test/chromium.ts';
import { freePort } from './free-port.ts';
import { median } from './running-app.ts';

const pages = [
  '/',
  '/courses',
  '/courses/no-code-app-lab',
  '/courses/no-code-app-lab/lessons/five-people-five-questions',
  '/ai-tools',
  '/investors',
  '/hackathon',
  '/register',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const rounds = 3;

interface Result {
  scores: number[];
  /** May search engines list it? */
  listed: boolean;
  /** By `metrics`. Times are in milliseconds, simulated. */
  measured: number[];
}

const metrics = [
  ['FCP', 'first-contentful-paint', 0],
  ['LCP', 'largest-contentful-paint', 0],
  ['speed index', 'speed-index', 0],
  ['TBT', 'total-blocking-time', 0],
  ['CLS', 'cumulative-layout-shift', 3],
] as const;

export async function measureLighthouse(url: string): Promise<string[]> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const rows: string[] = [];
    for (const page of pages) {
      const results: Result[] = [];
      for (let round = 0; round < rounds; round += 1) results.push(await run(url + page, port));
      const middle = (pick: (result: Result) => number) => Math.round(median(results.map(pick)));
      const isListed = results.every(({ listed }) => listed);
      const scores = categories.map((name, index) =>
        name === 'seo' && !isListed ? '' : middle(({ scores: found }) => found[index] ?? 0),
      );
      const measured = metrics.map(([, , digits], index) =>
        median(results.map((result) => result.measured[index] ?? Number.NaN)).toFixed(digits),
      );
      rows.push(`| ${[page, ...scores, ...measured].join(' | ')} |`);
    }
    return [
      `| ${['Page', 'performance', 'accessibility', 'best practices', 'SEO', ...metrics.map(([name]) => name)].join(' | ')} |`,
      `| --- |${' ---: |'.repeat(categories.length + metrics.length)}`,
      ...rows,
    ];
  } finally {
    await browser.close();
  }
}

async function run(url: string, port: number): Promise<Result> {
  const ran = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!ran) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories: judged, audits } = ran.lhr;
  if (process.env['LIGHTHOUSE_FAULTS'])
    for (const { id, score, title } of Object.values(audits))
      if (score !== null && score < 1) console.log(url, id, score, title);
  return {
    scores: categories.map((name) => 100 * (judged[name]?.score ?? 0)),
    listed: audits['is-crawlable']?.score === 1,
    measured: metrics.map(([, id]) => audits[id]?.numericValue ?? Number.NaN),
  };
}
