import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** It becomes so many pixels wide. */
export async function becomesWide(element: Locator, pixels: number): Promise<void> {
  await expect.poll(async () => (await element.boundingBox())?.width).toBe(pixels);
}

/** The browser comes to this path; gives back after how many milliseconds. */
export async function comesTo(page: Page, path: string): Promise<number> {
  const started = performance.now();
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000, interval: 20 }).toBe(path);
  return performance.now() - started;
}

/** These keys come to stand in the browser's storage. */
export async function comesToKeep(page: Page, ...keys: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(expect.arrayContaining(keys));
}

/** So many of them are on the page. */
export async function areCounted(elements: Locator, count: number): Promise<void> {
  await expect.poll(() => elements.count()).toBe(count);
}
