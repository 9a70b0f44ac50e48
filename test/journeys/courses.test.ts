import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { pastedText } from '../courses-to-paste.ts';
import { startFreshApp } from './fresh-app.ts';
import { choose, tabTo, type } from './keyboard.ts';
import { admin, adminEmail } from './people.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const names = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
const startingTitles = ['Interfaces people trust', 'Agents for the boring half'];
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });
const depth = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.each(['phone', 'desktop'] as const)(
  'filter, open a course, Back: the same list and place, with the keyboard alone: on a %s',
  async (screen) => {
    const page = await openWindow({ screen });
    await page.goto('/courses', { waitUntil: 'networkidle' });
    if (screen === 'phone') await choose(page, page.getByRole('button', { name: 'Filters' }));
    const design = page.getByRole('checkbox', { name: /^Design/ }).locator('visible=true');
    await choose(page, design, 'Space');
    await expect.poll(() => names(page)).toEqual(['Interfaces people trust']);
    if (screen === 'phone') await choose(page, page.getByRole('button', { name: 'Show 1 course' }));
    await searchBox(page).focus();
    await type(page, searchBox(page), 'trust');
    await expect.poll(() => new URL(page.url()).search).toBe('?topic=Design&q=trust');
    const course = page.getByRole('article').getByRole('link', { name: 'Interfaces people trust' });
    await tabTo(page, course);
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'start' }));
    const before = await depth(page);
    expect(before).toBeGreaterThan(0);

    await page.keyboard.press('Enter');
    await arriveAt(page, '/courses/interfaces-people-trust');
    await page.getByRole('heading', { level: 1, name: 'Interfaces people trust' }).waitFor();
    await page.goBack();
    await arriveAt(page, '/courses');
    expect(new URL(page.url()).search).toBe('?topic=Design&q=trust');
    await expect.poll(() => names(page)).toEqual(['Interfaces people trust']);
    await page.getByRole('button', { name: 'Design', pressed: true }).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('trust');
    await expect.poll(() => depth(page)).toBe(before);
    // Each choice is a history entry: Back removes it together with the typed text.
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // Other journeys add courses to the same school.
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(startingTitles));
  },
);

test('removing the filters of an empty list keeps the focus on the page', async () => {
  const page = await openWindow();
  await page.goto('/courses?q=xylophones', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show all courses' }).press('Enter');
  await expect.poll(() => page.url()).not.toContain('q=');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
});

test('without JavaScript the form finds, narrows and corrects', async () => {
  const window = await openWindow();
  const context = await window.context().browser()?.newContext({ javaScriptEnabled: false });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('There is no browser');
  onTestFinished(() => context.close());
  await page.goto(`${inject('applicationUrl')}/courses`);
  await searchBox(page).fill('intrefaces');
  await page.getByRole('checkbox', { name: /^First build/ }).check();
  await page.getByRole('button', { name: 'Show courses' }).click();
  expect(new URL(page.url()).searchParams.get('q')).toBe('intrefaces');
  expect(await names(page)).toEqual(['Interfaces people trust']);
  await page.getByText('Results for interfaces.').waitFor();
  await page.getByRole('link', { name: 'Search for intrefaces instead' }).click();
  await page.getByRole('heading', { name: 'No course matches that.' }).waitFor();
});

test('on a phone, one of five hundred courses is found by a misspelt word, opened, and Back returns to the same place', async () => {
  const app = await startFreshApp({ ADMIN_EMAIL: adminEmail });
  onTestFinished(app.stop);
  const { token } = await admin(app.url);
  const imported = await fetch(`${app.url}/api/courses/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: pastedText(500),
  });
  expect(imported.status).toBe(200);

  const page = await openWindow({ screen: 'phone', url: app.url, own: true });
  const corrected = page.getByText('Results for pasted.');
  // The search words are collected some seconds after the import.
  await expect
    .poll(
      async () => {
        await page.goto('/courses?q=patsed', { waitUntil: 'networkidle' });
        return corrected.count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1);
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await searchBox(page).pressSequentially('patsed');
  await corrected.waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 21').waitFor();
  const course = page.getByRole('article').nth(12).getByRole('link').first();
  await course.scrollIntoViewIfNeeded();
  const [title, before] = [await course.innerText(), await depth(page)];
  expect(before).toBeGreaterThan(500);

  await course.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await page.getByText('Page 2 of 21').waitFor();
  expect(new URL(page.url()).search).toBe('?q=patsed&page=2');
  await expect.poll(() => searchBox(page).inputValue()).toBe('patsed');
  await expect.poll(() => depth(page)).toBe(before);
  expect(await page.getByRole('article').nth(12).getByRole('link').first().innerText()).toBe(title);
});
