import type { BrowserContextOptions, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { launchChromium } from '../chromium.ts';
import type { Screen } from '../screens.ts';

/** The two screens that the product is made for. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<Screen, object>;

type Browser = Awaited<ReturnType<typeof launchChromium>>;
let launched: Promise<Browser> | undefined;
/** A page is left after a second or two, so optimising its scripts takes longer than it saves. */
const forShortVisits = '--js-flags=--no-opt --no-maglev --single-threaded-gc';
/** One for all journeys. It ends with the process that started it. */
const browser = (): Promise<Browser> => (launched ??= launchChromium([forShortVisits]));

export interface WindowOptions {
  screen?: Screen;
  theme?: 'light' | 'dark';
  /** The address of the application; default: the one that all journeys share. */
  url?: string;
  /** Someone is already signed in. */
  token?: string;
  /** The reader's time zone; default: India. */
  zone?: string;
  /** Browser complaints that the journey expects. */
  expected?: RegExp;
  /**
   * No other journey uses the window: for changes that can't be undone (scripts, permissions,
   * another clock), for closing it, for a first visit.
   */
  own?: boolean;
}

/**
 * Opens a browser window without any trace of earlier journeys. An error that the browser reports
 * (script errors, broken policies, failed requests) fails the test. Motion is reduced, to skip the
 * rocket's two seconds.
 */
export async function openWindow({
  screen = 'desktop',
  theme = 'light',
  zone = 'Asia/Kolkata',
  url = inject('applicationUrl'),
  token,
  expected,
  own = false,
}: WindowOptions = {}): Promise<Page> {
  const kind = [screen, zone, url].join(' ');
  const page =
    (!own && leftOver.get(kind)?.pop()) ||
    (await newWindow({ ...screens[screen], timezoneId: zone, baseURL: url }));
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: null });
  await sitDown(page, token);
  if (!own) guard(page);
  const complaints = listen(page);
  onTestFinished(async ({ task }) => {
    const unexpected = complaints.filter((complaint) => !expected?.test(complaint));
    if (own || unexpected.length > 0 || task.result?.state !== 'pass') await page.context().close();
    else {
      await leave(page, screens[screen].viewport);
      leftOver.set(kind, [...(leftOver.get(kind) ?? []), page]);
    }
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  });
  return page;
}

/**
 * Windows of finished journeys. They keep the browser's compiled code, so a page loads in a third
 * of the time.
 */
const leftOver = new Map<string, Page[]>();

async function newWindow(options: BrowserContextOptions): Promise<Page> {
  const context = await (await browser()).newContext({ ...options, locale: 'en-IN' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  debuggers.set(page, await context.newCDPSession(page));
  await page.goto(quiet);
  return page;
}

const debuggers = new WeakMap<Page, CDPSession>();

/** The debugger of a window that `openWindow()` opened. Undo whatever you change with it. */
export function debuggerOf(page: Page): CDPSession {
  const found = debuggers.get(page);
  if (!found) throw new Error('Another journey opened this window');
  return found;
}

/** A page of ours that runs no scripts. */
const quiet = '/robots.txt';

const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

async function leave(page: Page, viewport: { width: number; height: number }): Promise<void> {
  for (const event of heard) page.removeAllListeners(event);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(quiet);
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
}

/** Refuses changes that would outlast the journey. */
function guard(page: Page): void {
  const refuse = () => {
    throw new Error('This can’t be undone: openWindow({ own: true })');
  };
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(page.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
  Object.assign(page.context(), {
    addInitScript: refuse,
    grantPermissions: refuse,
    newCDPSession: refuse,
    setOffline: refuse,
  });
}

/** Clears everything that the last journey left, and stores the person's token, if any. */
async function sitDown(page: Page, token: string | undefined): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate((given) => {
    sessionStorage.clear();
    localStorage.clear();
    if (given) localStorage.setItem('token', given);
  }, token);
}

/** The browser's complaints from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
