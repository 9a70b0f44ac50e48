import type { FileChooser, Page } from 'playwright-core';

/** Presses something that lets a file be chosen. */
export async function fileChooser(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const opened = page.waitForEvent('filechooser');
  // Playwright doesn't wait until the page knows that we expect a chooser, and a key is faster.
  await page.evaluate(() => undefined);
  await press();
  return opened;
}
