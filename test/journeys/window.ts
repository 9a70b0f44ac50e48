import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchChromium } from '../chromium.ts';

/** The two that every journey is made in. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;
export type Screen = keyof typeof screens;
export const bothScreens: readonly Screen[] = ['phone', 'desktop'];

type Browser = Awaited<ReturnType<typeof launchChromium>>;
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

export interface WindowOptions {
  screen?: Screen;
  theme?: 'light' | 'dark';
  /** Where the application stands; default: the one that all journeys share. */
  url?: string;
  /** Someone is signed in already. */
  token?: string;
  /** Where the reader's clock stands; default: India. */
  zone?: string;
  /** Complaints that the journey is about. */
  expected?: RegExp;
}

/**
 * Opens a fresh browser window. What the browser complains of (script errors, broken policies, failed requests) fails the test; motion is
 * reduced, so that the rocket's two seconds do not count.
 */
export async function openWindow({
  screen = 'desktop',
  theme = 'light',
  zone = 'Asia/Kolkata',
  url,
  token,
  expected,
}: WindowOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: url ?? inject('applicationUrl'),
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: zone,
  });
  context.setDefaultTimeout(10_000);
  if (token) await signInWith(context, token);
  const page = await context.newPage();
  const complaints = listen(page);
  onTestFinished(async () => {
    await context.close();
    const unexpected = complaints.filter((complaint) => !expected?.test(complaint));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  });
  return page;
}

/** What the browser complains of from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** The first document of the window finds the token; later ones keep what the journey does with it. */
async function signInWith(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((given) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('token', given);
  }, token);
}
