// Records the screen video of the lesson "Empty, loading, broken" in a real browser: this school's
// own directory of tools, full, empty, slow and without a network. Writes the video, its poster, its
// captions and its transcript beside the lesson. Needs the built application:
//   npm run build && npm run record-lesson
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../test/chromium.ts';
import { startApp } from './running-app.ts';
import { encodeVideo, type Frame } from './encode-video.ts';

const folder = 'content/courses/interfaces-people-trust/videos';
const name = 'four-states-of-one-list';
const size = { width: 960, height: 640 };

interface Step {
  say: string;
  /** How long the step lasts at least. */
  seconds: number;
  act: (page: Page) => Promise<unknown>;
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' });

const steps: readonly Step[] = [
  {
    say: 'A list on its best day: the tools directory of this school.',
    seconds: 4.5,
    act: (page) => point(page, search(page)),
  },
  {
    say: 'We search for something that isn’t in it. The list is empty, and the page says so.',
    seconds: 7,
    act: async (page) => {
      await search(page).click();
      await search(page).pressSequentially('tiffin box', { delay: 110 });
      await reveal(page.getByRole('heading', { name: 'No tool matches that.' }));
    },
  },
  {
    say: 'It also offers a way out. One click, and every tool is back.',
    seconds: 5,
    act: async (page) => {
      await press(page, page.getByRole('button', { name: 'Show all tools' }));
      await reveal(page.getByRole('status').filter({ hasText: '55 tools' }));
    },
  },
  {
    say: 'Now the connection is slow. The old rows stay in their place until the new ones arrive.',
    seconds: 7,
    act: async (page) => {
      await connect(page, { latency: 3000 });
      await search(page).click();
      await search(page).pressSequentially('forms', { delay: 110 });
      await page
        .getByRole('status')
        .filter({ hasText: /^\d tools?$/ })
        .waitFor();
    },
  },
  {
    say: 'Now there is no network. The page says what failed, and what is safe.',
    seconds: 6.5,
    act: async (page) => {
      await connect(page, { offline: true });
      await search(page).click();
      // At once: it would fail at the first letter.
      await search(page).fill('chat');
      await reveal(page.getByRole('heading', { name: 'Failed to load AI tools.' }));
    },
  },
  {
    say: 'The network is back. Try again, and the list returns, with the search that was typed.',
    seconds: 6,
    act: async (page) => {
      await connect(page, {});
      await press(page, page.getByRole('button', { name: 'Try again' }));
      await reveal(page.getByRole('status').filter({ hasText: /tools?$/ }));
    },
  },
];

/** Moves the pointer as a hand does: a film in which it jumps can't be followed. */
async function point(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 30 });
}

/** Scrolls as a hand does, once it is there. */
async function reveal(target: Locator): Promise<void> {
  await target.waitFor();
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'smooth' }),
  );
}

async function press(page: Page, target: Locator): Promise<void> {
  await point(page, target);
  await page.waitForTimeout(500);
  await target.click();
}

async function connect(page: Page, line: { latency?: number; offline?: boolean }): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
    ...line,
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A headless browser draws no pointer. */
const drawPointer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pointer = document.createElement('div');
    Object.assign(pointer.style, {
      position: 'fixed',
      zIndex: '9999',
      width: '18px',
      height: '18px',
      margin: '-9px',
      borderRadius: '50%',
      border: '2px solid white',
      background: 'rgb(50 16 37 / 70%)',
      pointerEvents: 'none',
    });
    document.documentElement.append(pointer);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px` });
    });
  });

/** Does the steps in front of the camera. Returns the seconds at which each one begins, and ends. */
async function film(page: Page): Promise<{ frames: Frame[]; times: number[] }> {
  const session = await sessionOf(page);
  await session.send('Network.enable');
  await page.mouse.move(size.width / 2, size.height - 80);
  const frames: Frame[] = [];
  const began = Date.now();
  const now = () => (Date.now() - began) / 1000;
  const times = [0];
  let filming = true;
  const camera = (async () => {
    while (filming) {
      const at = now();
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 92,
      });
      frames.push({ at, jpeg: data });
      await page.waitForTimeout(40);
    }
  })();
  for (const { act, seconds } of steps) {
    const start = Date.now();
    await act(page);
    await page.waitForTimeout(Math.max(0, seconds * 1000 - (Date.now() - start)));
    times.push(now());
  }
  filming = false;
  await camera;
  return { frames, times };
}

const clock = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/^.*T(.*)Z$/, '$1');

const captions = (times: readonly number[]): string =>
  `WEBVTT\n\n${steps
    .map(({ say }, at) => `${clock(times[at] ?? 0)} --> ${clock(times[at + 1] ?? 0)}\n${say}\n`)
    .join('\n')}`;

const app = await startApp();
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    viewport: size,
    baseURL: app.url,
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/ai-tools');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await search(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await drawPointer(page);
  const { frames, times } = await film(page);
  const last = times.at(-1) ?? 0;
  const video = await encodeVideo(browser, { frames, seconds: last, ...size });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webm`), video);
  const poster = frames.findLast(({ at }) => at < 2) ?? frames[0];
  await writeFile(
    join(folder, `${name}.webp`),
    await sharp(Buffer.from(poster?.jpeg ?? '', 'base64'))
      .webp({ quality: 82 })
      .toBuffer(),
  );
  await writeFile(join(folder, `${name}.vtt`), captions(times));
  await writeFile(join(folder, `${name}.txt`), `${steps.map(({ say }) => say).join('\n')}\n`);
  console.log(
    `${frames.length} frames, ${last.toFixed(1)} s, ${Math.round(video.length / 1024)} KB`,
  );
} finally {
  await browser.close();
  await app.stop();
}
