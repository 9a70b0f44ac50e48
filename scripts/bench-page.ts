// What a phone in India gets: a page in Chromium at slow 4G (1.6 Mbit/s, 150 ms) and a quarter of
// the processor, with nothing cached.
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { median } from './running-app.ts';

export interface PageTiming {
  path: string;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time, as Lighthouse calculates it: from the first paint on. */
  blocking: number;
  /** The same, including the tasks before the first paint, because they delayed it. */
  blockingInAll: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes transferred: until the largest paint, and in total. */
  bytesBeforeLargestPaint: number;
  bytes: number;
  /** JavaScript with brotli: the total, and the part that only this page loads. */
  scriptBytes: number;
  ownScriptBytes: number;
}

const rounds = 7;

export async function measurePage(
  browser: Browser,
  url: string,
  path: string,
  sharedScripts: ReadonlySet<string>,
): Promise<PageTiming & { scripts: Map<string, number> }> {
  const runs: (PageTiming & { scripts: Map<string, number> })[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await load(browser, url, path, sharedScripts));
  const middle = (pick: (run: PageTiming) => number) => median(runs.map(pick));
  const [first] = runs;
  return {
    path,
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    blockingInAll: middle((run) => run.blockingInAll),
    shift: Math.max(...runs.map((run) => run.shift)),
    bytesBeforeLargestPaint: middle((run) => run.bytesBeforeLargestPaint),
    bytes: middle((run) => run.bytes),
    scriptBytes: middle((run) => run.scriptBytes),
    ownScriptBytes: middle((run) => run.ownScriptBytes),
    scripts: first?.scripts ?? new Map<string, number>(),
  };
}

interface Painted {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** The time of tasks beyond 50 ms each, counted from `since`. */
const blockingSince = (tasks: Painted['tasks'], since: number): number =>
  tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start + 50, since)),
    0,
  );

async function load(
  browser: Browser,
  url: string,
  path: string,
  sharedScripts: ReadonlySet<string>,
): Promise<PageTiming & { scripts: Map<string, number> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    scripts.set(name, 0);
    void response.body().then(
      (body) => scripts.set(name, brotliCompressSync(body).length),
      () => undefined,
    );
  });
  await page.addInitScript(observe);
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const { tasks, ...painted } = (await page.evaluate('window.painted')) as Painted;
  const transfers = await page.evaluate(transfersOfThePage);
  await context.close();
  const sum = (bytes: readonly number[]) => bytes.reduce((total, value) => total + value, 0);
  const own = [...scripts].filter(([name]) => !sharedScripts.has(name));
  return {
    path,
    ...painted,
    blocking: blockingSince(tasks, painted.firstPaint),
    blockingInAll: blockingSince(tasks, 0),
    // A transfer in progress at that moment counts by the share of its time that had passed.
    bytesBeforeLargestPaint: Math.round(
      sum(
        transfers.map(
          ({ from, to, bytes }) =>
            bytes *
            Math.min(1, Math.max(0, (painted.largestPaint - from) / Math.max(1, to - from))),
        ),
      ),
    ),
    bytes: sum(transfers.map(({ bytes }) => bytes)),
    scriptBytes: sum([...scripts.values()]),
    ownScriptBytes: sum(own.map(([, bytes]) => bytes)),
    scripts,
  };
}

/**
 * Runs in the page: when each answer arrived, in milliseconds since the navigation, and its
 * transferred bytes.
 */
function transfersOfThePage(): { from: number; to: number; bytes: number }[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.map(({ responseStart, responseEnd, transferSize }) => ({
    from: responseStart,
    to: responseEnd,
    bytes: transferSize,
  }));
}

/** Runs in the page, before everything else. */
function observe(): void {
  const painted = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    tasks: [] as { start: number; duration: number }[],
  };
  (globalThis as unknown as { painted: typeof painted }).painted = painted;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') painted.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    painted.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) painted.shift += value;
  });
  watch('longtask', (entry) => {
    painted.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}
