// How long after a press a phone shows something new: Chromium at a quarter of the processor, and
// the browser's own event timing, which is also what Interaction to Next Paint is made of.
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from '../test/chromium.ts';
import { median } from './running-app.ts';

interface Interaction {
  name: string;
  path: string;
  /** What comes before it, and isn't measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => button(page, /menu/i).click() },
  {
    name: 'search, each letter',
    path: '/courses',
    before: (page) => page.getByRole('searchbox').first().click(),
    act: (page) => page.keyboard.type('app', { delay: 250 }),
  },
  {
    name: 'filter of the AI tools',
    path: '/ai-tools',
    act: (page) => button(page, /^Filters/).click(),
  },
  ...['/', '/courses', '/ai-tools'].map((path) => ({
    name: 'theme',
    path,
    act: (page: Page) => button(page, /light and dark/).click(),
  })),
  {
    name: 'tab',
    path: '/login',
    act: (page) => page.getByRole('tab', { name: /create/i }).click(),
  },
  {
    name: 'dialog of a hackathon',
    path: '/hackathon',
    act: (page) =>
      page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click(),
  },
  {
    name: 'form with faults',
    path: '/contact',
    act: (page) => button(page, /^Send message/).click(),
  },
];

const rounds = 7;

export async function measureInteractions(url: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const rows: string[] = [];
    for (const interaction of interactions) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await measured(browser, url, interaction));
      rows.push(
        `| ${interaction.name} | ${interaction.path} | ${median(times)} | ${Math.min(...times)} | ${Math.max(...times)} |`,
      );
    }
    return [
      `Of ${rounds} rounds, in steps of 8 ms as browsers report it. If an interaction has several events, the slowest counts.`,
      '',
      '| Interaction | Page | median ms | least ms | most ms |',
      '| --- | --- | ---: | ---: | ---: |',
      ...rows,
    ];
  } finally {
    await browser.close();
  }
}

async function measured(
  browser: Browser,
  url: string,
  { path, before, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await before?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(500);
    await page.evaluate('slowestEvent = 0');
    await act(page);
    await page.waitForTimeout(700);
    return (await page.evaluate('slowestEvent')) as number;
  } finally {
    await context.close();
  }
}

/** Runs in the page, before everything else. Events without an interaction are hovering and the like. */
function observe(): void {
  const told = globalThis as unknown as { slowestEvent: number };
  told.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) told.slowestEvent = Math.max(told.slowestEvent, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
