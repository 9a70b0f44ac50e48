import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More tab stops than any page has. */
const mostStops = 150;

/** Tabs until one of these has the focus, then presses a key. */
export async function choose(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** `most`: how many presses are allowed. */
export async function tabTo(
  page: Page,
  target: Locator,
  most = mostStops,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops <= most; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

/** Also inside a component with a shadow tree. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
    ),
  );
