import type { FileChooser, Page } from 'playwright-core';

/** Presses something that lets a file be chosen. */
export async function fileChooser(page: Page, press: () => Promise<void>): Promise<FileChooser> {
  const opened = page.waitForEvent('filechooser');
  // A key can reach the page before it has learnt that someone waits for the chooser.
  await page.evaluate(() => undefined);
  await press();
  return opened;
}
