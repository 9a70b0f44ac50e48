// How long after a key a long lesson shows the letter: Chromium on a desktop, with the whole
// processor and with a quarter of it.
import type { Page } from 'playwright-core';
import { launchChromium } from '../test/chromium.ts';
import { createEmptyLesson } from '../test/journeys/empty-lesson.ts';
import { median } from './running-app.ts';

const paragraphs = 50;
const wordsInEach = 100;
const typed = 'kites rise against the wind, and not with it. '.repeat(3).trim();
/** An author's pauses, in milliseconds. The text is saved in the longer ones. */
const betweenLetters = 120;
const betweenWords = 1200;
/** The browser doesn't report what is faster. */
const reportedFrom = 16;

export async function measureTyping(url: string): Promise<string[]> {
  const { token, ask, lesson, address } = await createEmptyLesson(url, 'a-long-lesson');
  const { revision } = await ask('GET', lesson);
  const texts = { title: 'Kites', minutes: 30, preview: false, tasks: [], needs: [] };
  await ask('PUT', lesson, { ...texts, kind: 'reading', body: longText(), revision });
  const browser = await launchChromium();
  try {
    const rows: string[] = [];
    for (const [processor, rate] of [
      ['whole', 1],
      ['a quarter', 4],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.addInitScript(observe, token);
      await page.goto(url + address, { waitUntil: 'networkidle' });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const times = await typing(page);
      await page.close();
      const slowest = times.toSorted((a, b) => a - b);
      const p99 = slowest[Math.floor(slowest.length * 0.99)];
      rows.push(`| ${processor} | ${median(times)} | ${p99} | ${slowest.at(-1)} |`);
    }
    return [
      `${typed.length} letters typed in the middle of a lesson of ${paragraphs * wordsInEach} words, from each key to the next frame. What takes less than ${reportedFrom} ms counts as ${reportedFrom}.`,
      '',
      '| Processor | median ms | p99 ms | most ms |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
    ];
  } finally {
    await browser.close();
  }
}

function longText(): string {
  const words = 'A kite needs a string and a wind, and somebody who holds on to it.'.split(' ');
  const paragraph = (number: number) =>
    Array.from({ length: wordsInEach }, (_, word) => words[(number + word) % words.length]);
  return Array.from({ length: paragraphs }, (_, number) => paragraph(number).join(' ')).join(
    '\n\n',
  );
}

async function typing(page: Page): Promise<number[]> {
  await page
    .locator('.rich-text p')
    .nth(paragraphs / 2)
    .click();
  await page.keyboard.press('End');
  await page.waitForTimeout(2 * betweenWords);
  await page.evaluate('slowestOfKeys.clear()');
  for (const word of typed.split(/(?<= )/)) {
    await page.keyboard.type(word, { delay: betweenLetters });
    await page.waitForTimeout(betweenWords);
  }
  const reported = (await page.evaluate('[...slowestOfKeys.values()]')) as number[];
  const unreported = Array.from({ length: typed.length - reported.length }, () => reportedFrom);
  return [...reported, ...unreported];
}

/** Runs in the page, before everything else. A key has several events, and the slowest counts. */
function observe(token: string): void {
  localStorage.setItem('token', token);
  const slowest = new Map<number, number>();
  Object.assign(globalThis, { slowestOfKeys: slowest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId, duration } = entry;
      if (interactionId > 0)
        slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
