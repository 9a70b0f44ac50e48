import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#app/shared/pages.ts';
import type { RunningApp } from '../../scripts/running-app.ts';
import { startFreshApp } from './fresh-app.ts';
import { admin, adminEmail, call } from './people.ts';
import { openWindow } from './window.ts';

let application: RunningApp;
beforeAll(async () => {
  application = await startFreshApp({ PRODUCT_NAME: 'Vega School', ADMIN_EMAIL: adminEmail });
});
afterAll(() => application.stop());

const paths = [
  ...pages.map((page) => page.path).filter((each) => !each.includes(':')),
  '/courses/no-code-app-lab',
  '/ai-tools/airtable',
];
/** Without the marks between a component's words. */
const documentOf = async (path: string) =>
  (await (await fetch(application.url + path)).text()).replaceAll('<!-- -->', '');
const names = async (path: string, words: string) => (await documentOf(path)).includes(words);

test("an installation with another name uses it on every page and in its mails, and shows no address that it doesn't have", async () => {
  const { url } = application;
  for (const path of paths) {
    const html = await documentOf(path);
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
});

test('an admin changes the guarantee and the smallest payout, and every page names the new ones', async () => {
  const { url } = application;
  const { token } = await admin(url);
  expect(await names('/register', '60-day money-back guarantee')).toBe(true);
  const page = await openWindow({ url, own: true, token });
  await page.goto('/admin/settings', { waitUntil: 'networkidle' });
  await page.getByLabel('Days').fill('45');
  await page.getByRole('button', { name: 'Save guarantee' }).click();
  await page.getByText('Guarantee saved').waitFor();
  await page.getByLabel('Smallest payout in rupees').fill('750');
  await page.getByRole('button', { name: 'Save referrals' }).click();
  await page.getByText('Referrals saved').waitFor();

  await expect.poll(() => names('/register', '45-day money-back guarantee')).toBe(true);
  for (const path of paths)
    await expect
      .poll(
        async () => /.{30}\b(?:60[ -]days?|sixty days)\b.{30}/i.exec(await documentOf(path))?.[0],
      )
      .toBeUndefined();
  const naming = {
    '/': '45-day</span> money-back guarantee.',
    '/pitch-deck': '45 days to change your mind',
    '/courses/no-code-app-lab': '45-day money-back guarantee',
    '/faq': 'Ask within 45 days of paying',
    '/cancellation-refund': 'within 45 days from the date of payment',
    '/terms-and-conditions': 'Once ₹750 are payable',
  };
  for (const [path, words] of Object.entries(naming))
    expect([path, await names(path, words)]).toEqual([path, true]);
  const { offers } = await call(url, 'GET', '/api/dashboard/membership', undefined, token);
  expect(offers[0].guaranteeDays).toBe(45);
});

test('a long name is shown in full in a phone’s header, signed in or not', async () => {
  const { url } = application;
  const { token } = await admin(url);
  const address = '/api/admin/settings/school';
  const school = await call(url, 'GET', address, undefined, token);
  const name = 'The Pune Institute of No-Code Builders';
  await call(url, 'PUT', address, { ...school, name }, token);
  await expect.poll(() => names('/faq', name)).toBe(true);
  for (const who of [undefined, token]) {
    const page = await openWindow({ url, screen: 'phone', own: true, ...(who && { token: who }) });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const shown = page.locator('.header-home b');
    expect(await shown.innerText()).toBe(name);
    const hidden = () => shown.evaluate((word) => word.scrollHeight - word.clientHeight);
    await expect.poll(hidden).toBeLessThan(4);
  }
});
