import { expect, test } from 'vitest';
import { choose, tabTo, type } from './keyboard.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

test.each(['phone', 'desktop'] as const)(
  'filter, open a course, Back: the same list and place, with the keyboard alone: on a %s',
  async (screen) => {
    const page = await openWindow({ screen });
    await page.goto('/courses');
    const names = () =>
      page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
    const chip = page.getByRole('button', { name: 'Design', exact: true });
    await choose(page, chip, 'Space');
    await expect.poll(names).toEqual(['Interfaces people trust']);
    // The box stands before the chips.
    await page.getByRole('searchbox', { name: 'Search courses' }).focus();
    await type(page, page.getByRole('searchbox', { name: 'Search courses' }), 'trust');
    await expect.poll(() => new URL(page.url()).search).toBe('?topic=Design&q=trust');
    await tabTo(page, page.getByRole('link', { name: 'Interfaces people trust' }));
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'start' }));
    const depth = () => page.evaluate(() => Math.round(scrollY));
    const before = await depth();
    expect(before).toBeGreaterThan(0);

    await page.keyboard.press('Enter');
    await arriveAt(page, '/courses/interfaces-people-trust');
    await page.getByRole('heading', { level: 1, name: 'Interfaces people trust' }).waitFor();
    await page.goBack();
    await arriveAt(page, '/courses');
    expect(new URL(page.url()).search).toBe('?topic=Design&q=trust');
    await expect.poll(names).toEqual(['Interfaces people trust']);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search courses' }).inputValue())
      .toBe('trust');
    await expect.poll(depth).toBe(before);
  },
);

test('who takes the filters of an empty list away stays on the page with the keyboard', async () => {
  const page = await openWindow();
  await page.goto('/courses?q=nobody-wrote-this', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show all courses' }).press('Enter');
  await expect.poll(() => page.url()).not.toContain('q=');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
});
