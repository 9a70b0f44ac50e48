import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the element is this many pixels wide. */
export async function becomesWide(element: Locator, pixels: number): Promise<void> {
  await expect.poll(async () => (await element.boundingBox())?.width).toBe(pixels);
}

/** Waits until the browser is at this path. Returns how many milliseconds that took. */
export async function comesTo(page: Page, path: string): Promise<number> {
  const started = performance.now();
  await expect
    .poll(() => new URL(page.url()).pathname, { timeout: 10_000, interval: 20 })
    .toBe(path);
  return performance.now() - started;
}

/** Waits until these keys are in the browser's storage. */
export async function comesToKeep(page: Page, ...keys: string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining(keys));
}

/** Waits until this many of them are on the page. */
export async function areCounted(elements: Locator, count: number): Promise<void> {
  await expect.poll(() => elements.count()).toBe(count);
}

/** A link in the page's main part leads there. */
export const leads = (name: string, target: string) => async (page: Page) => {
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name }).first().getAttribute('href'))
    .toBe(target);
};

/** These texts appear on the page in this order. */
export async function areInOrder(page: Page, texts: readonly string[]): Promise<void> {
  const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  const places = texts.map((text) => shown.indexOf(text));
  expect(places.map((place, index) => [texts[index], place >= 0])).toEqual(
    texts.map((text) => [text, true]),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

const requests = new WeakMap<Page, Request[]>();

/** Records the window's requests for `callsMade`. */
export function keepRequests(page: Page): void {
  const kept: Request[] = [];
  requests.set(page, kept);
  page.on('request', (request) => kept.push(request));
}

/** Every request of this call, oldest first. */
export function callsMade(page: Page, call: string): Request[] {
  const [method, path = ''] = call.split(' ');
  const address = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (requests.get(page) ?? []).filter(
    (request) => request.method() === method && address.test(new URL(request.url()).pathname),
  );
}

/** The body of each request. */
export const bodiesSent = (page: Page, call: string): unknown[] =>
  callsMade(page, call).map((request) => request.postDataJSON() as unknown);
