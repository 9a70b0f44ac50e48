import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { choose, expectFocus, tabTo } from './keyboard.ts';
import { call, member } from './people.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const course = '/dashboard/my-courses/no-code-app-lab';

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const reply = (page: Page, name: string) => block(page, name).getByRole('status');

async function openLesson(page: Page, slug: string): Promise<void> {
  await page.goto(`${course}/lessons/${slug}`);
  await page.getByRole('region', { name: 'Practice in this lesson' }).waitFor();
}

test('a member does the practice of a lesson by keyboard: a hint, an answer shown, and the lesson is complete', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, own: true });
  await openLesson(page, 'tables-and-relations');
  const { keyboard } = page;
  expect(await page.getByRole('button', { name: 'Mark complete and go on' }).count()).toBe(0);
  await page.getByText('4 of the practice blocks are still open').waitFor();

  const several = block(page, 'Choose several');
  await choose(page, several.getByRole('checkbox', { name: 'Customers' }), 'Space');
  await choose(page, several.getByRole('checkbox', { name: 'The colour of the ink' }), 'Space');
  await keyboard.press('Enter');
  await expect
    .poll(() => reply(page, 'Choose several').textContent())
    .toMatch(/^One is right, one is not, and two are missing\. Can it be created/);
  await several.getByText('Look again').waitFor();
  await several.getByText('2 tries left').waitFor();
  await keyboard.press('Space');
  for (const _ of ['Pauses', 'Payments']) {
    await keyboard.press('Tab');
    await keyboard.press('Space');
  }
  await keyboard.press('Enter');
  await several.getByText('Right on try 2').waitFor();
  // The button is gone, and the focus is still in the block.
  await expectFocus(several);

  const match = block(page, 'Match pairs');
  const places = match.getByRole('list').getByRole('button');
  await choose(page, match.getByRole('button', { name: 'Students and batches' }));
  await expectFocus(places.first());
  await keyboard.press('Enter');
  await choose(page, match.getByRole('button', { name: 'A login and its profile' }));
  await keyboard.press('ArrowDown');
  await expectFocus(places.last());
  await keyboard.press('Enter');
  await choose(page, match.getByRole('button', { name: 'A customer and their subscriptions' }));
  await keyboard.press('Enter');
  await choose(page, match.getByRole('button', { name: 'Check' }));
  await expect
    .poll(() => reply(page, 'Match pairs').textContent())
    .toMatch(/^One of three is right\. /);
  await choose(page, match.getByRole('button', { name: 'Show the answer' }));
  await match.getByText('Answer shown').waitFor();
  await match.getByRole('button', { name: 'Try once more' }).waitFor();

  const table = block(page, 'Correct the table');
  const cells = { 'Amount of Subscription 113': '1600', 'Method of Subscription 114': 'upi' };
  for (const [name, text] of Object.entries({
    ...cells,
    'Received of Subscription 115': '9 Mar',
  })) {
    await tabTo(page, table.getByRole('textbox', { name }));
    await keyboard.press('Control+A');
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await table.getByText('Right on try 1').waitFor();

  const one = block(page, 'Choose one');
  await choose(page, one.getByRole('radio').first(), 'Space');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await one.getByText('Right on try 1').waitFor();

  const summary = page.getByRole('region', { name: 'Practice in this lesson' });
  await summary.getByText('Three right, one answer shown.').waitFor();
  await choose(page, page.getByRole('button', { name: 'Mark complete and go on' }));
  await page.getByRole('heading', { level: 1, name: 'Who may see what' }).waitFor();

  const list = block(page, 'Put in order').getByRole('list').getByRole('listitem');
  const wanted = ['Close', 'Say who', 'Guard', 'Hide'];
  for (const [place, words] of wanted.entries()) {
    const order = (await list.allTextContents()).map((text) => text.trim());
    const from = order.findIndex((text) => text.startsWith(words));
    if (from === place) continue;
    await choose(page, list.nth(from).getByRole('button').first(), 'Space');
    for (let at = from; at > place; at -= 1) await keyboard.press('ArrowUp');
    await expectFocus(list.nth(place).getByRole('button').first());
    await keyboard.press('Space');
  }
  await choose(page, block(page, 'Put in order').getByRole('button', { name: 'Check' }));
  await block(page, 'Put in order').getByText('Right on try 1').waitFor();

  // Everything is there when the lesson is opened again.
  await openLesson(page, 'tables-and-relations');
  await match.getByText('Answer shown').waitFor();
  await several.getByText('Right on try 2').waitFor();
});

test('an answer that can’t be sent waits, says so, and counts once', async () => {
  const { token } = await member(url);
  const page = await openWindow({
    token,
    own: true,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await openLesson(page, 'who-may-see-what');
  const one = block(page, 'Choose one');
  await one.getByRole('radio').first().check();
  await page.context().setOffline(true);
  await one.getByRole('button', { name: 'Check' }).click();
  await one.getByText('Not sent yet: you are offline. We will try again.').waitFor();
  await page.context().setOffline(false);
  await one.getByText('2 tries left').waitFor();
  const { practice } = await call(
    url,
    'GET',
    '/api/learning/courses/no-code-app-lab/lessons/who-may-see-what',
    undefined,
    token,
  );
  expect(practice['before-you-go'].tries).toBe(1);
});

test('an answer that arrives late leaves the focus where the reader has gone meanwhile', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token });
  const arrives = Promise.withResolvers<void>();
  await page.route('**/practice/*/answer', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await openLesson(page, 'tables-and-relations');
  const several = block(page, 'Choose several');
  await choose(page, several.getByRole('checkbox', { name: 'Customers' }), 'Space');
  await page.keyboard.press('Enter');
  await choose(page, several.getByRole('button', { name: 'Show the answer' }));
  const next = block(page, 'Match pairs').getByRole('button', { name: 'Students and batches' });
  await tabTo(page, next);
  arrives.resolve();
  await several.getByText('Answer shown').waitFor();
  await expectFocus(next);
});

test.each(bothScreens)('no practice is wider than its lesson: on a %s', async (screen) => {
  const { token } = await member(url);
  const page = await openWindow({ token, screen, own: true });
  if (screen === 'phone') await page.setViewportSize({ width: 360, height: 800 });
  for (const slug of [
    'tables-and-relations',
    'who-may-see-what',
    'replies-that-send-themselves',
    'importing-the-old-spreadsheet',
  ]) {
    await openLesson(page, slug);
    await page.locator('.practice-block').last().scrollIntoViewIfNeeded();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([slug, wide]).toEqual([slug, 0]);
  }
});

test('a visitor tries the practice of a free lesson: a hint, then the answer', async () => {
  const page = await openWindow();
  await page.goto('/courses/no-code-app-lab/lessons/five-people-five-questions');
  const one = block(page, 'Choose one');
  await one.getByLabel('She will pay for a calendar').check();
  await one.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => reply(page, 'Choose one').textContent()).toMatch(/^She said “would”\./);
  await one.getByText('2 tries left').waitFor();
  await one.getByLabel(/^Almost nothing, until/).check();
  await one.getByRole('button', { name: 'Check again' }).click();
  await one.getByText('Right on try 2').waitFor();
});
