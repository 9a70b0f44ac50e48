import { expect, test } from 'vitest';
import { choose, tabTo } from './keyboard.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

test('filter, page on, open a tool, Back: the same list, page and place, with the keyboard alone', async () => {
  const page = await openWindow();
  await page.goto('/ai-tools');
  const names = () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  const found = page.getByRole('status').filter({ hasText: 'tools' });
  const all = await found.innerText();

  await choose(page, page.getByRole('checkbox', { name: /^API available/ }), 'Space');
  await expect.poll(() => found.innerText()).not.toBe(all);
  const narrowed = await found.innerText();
  await choose(page, page.getByRole('link', { name: 'Next' }));
  await expect.poll(() => new URL(page.url()).search).toBe('?api=yes&page=2');
  await expect.poll(async () => (await page.locator('[aria-busy=true]').count()) === 0).toBe(true);
  const listed = await names();
  expect(listed.length).toBeGreaterThan(3);
  const last = page.getByRole('article').last().getByRole('link');
  await tabTo(page, last);
  const depth = () => page.evaluate(() => Math.round(scrollY));
  const before = await depth();
  expect(before).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await arriveAt(page, /^\/ai-tools\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: listed.at(-1) }).waitFor();
  await page.goBack();
  await arriveAt(page, '/ai-tools');
  await expect.poll(names).toEqual(listed);
  expect(new URL(page.url()).search).toBe('?api=yes&page=2');
  expect(await found.innerText()).toBe(narrowed);
  expect(await page.getByRole('checkbox', { name: /^API available/ }).isChecked()).toBe(true);
  await expect.poll(depth).toBe(before);
});

test('tools that are picked stay picked while one searches, and stand side by side', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/ai-tools');
  for (const name of ['Airtable', 'Baserow']) {
    await page.getByRole('searchbox', { name: 'Search tools' }).filter({ visible: true }).fill(name);
    await page.waitForURL((address) => address.searchParams.get('q') === name);
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  }
  await page.getByText('2 of 4 picked').waitFor();
  await page.getByRole('link', { name: 'Compare' }).click();
  await arriveAt(page, '/ai-tools/compare');
  const compared = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(compared).toEqual(['Airtable', 'Baserow']);
  await page.getByRole('link', { name: 'Remove Airtable' }).click();
  await expect.poll(compared).toEqual(['Baserow']);
});
