import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

export async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
