import { expect, test } from 'vitest';
import { pages } from '#app/shared/pages.ts';
import { startFreshApp } from './fresh-app.ts';
import { openWindow } from './window.ts';

test("an installation with another name uses it on every page and in its mails, and shows no address that it doesn't have", async () => {
  const application = await startFreshApp({ PRODUCT_NAME: 'Vega School' });
  try {
    const { url } = application;
    for (const path of [
      ...pages.map((page) => page.path).filter((each) => !each.includes(':')),
      '/courses/no-code-app-lab',
      '/ai-tools/airtable',
    ]) {
      const html = await (await fetch(url + path)).text();
      // The fonts keep their names.
      const words = html
        .replaceAll(/(?:Anek|Figtree) Liftoff/g, '')
        .replaceAll('/art/card/liftoff.png', '');
      expect([
        path,
        /.{30}(?:Liftoff|liftoff\.example|mailto:|linkedin\.com\/company).{30}/.exec(words)?.[0],
      ]).toEqual([path, undefined]);
      expect([path, words.includes('Vega School')]).toEqual([path, true]);
    }
    const page = await openWindow({ url, own: true });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'E-mail us' }).click();
    await page.waitForURL('**/contact');
    // The browser's scripts write these, so they must know the name too.
    await expect.poll(() => page.title()).toBe('Contact | Vega School');
    await page.getByLabel('Name').fill('Naina');
  } finally {
    await application.stop();
  }
});
