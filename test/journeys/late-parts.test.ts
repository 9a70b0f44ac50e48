import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signedIn } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const expected = /ERR_FAILED|Failed to fetch dynamically imported module/;

/** Fails the first request for these files. The returned function waits until that has happened. */
async function failOnce(page: Page, files: string): Promise<() => Promise<void>> {
  let asked = 0;
  await page.route(files, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
  };
}

test('the footer’s form works although its script failed once, and keeps the input', async () => {
  const page = await openWindow({ own: true, expected });
  const failed = await failOnce(page, '**/assets/footer-form-*.js*');
  await page.goto('/courses');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await failed();
  const form = page.locator('footer form');
  await page
    .getByText('This form did not load. Start using it, and we will load it again.')
    .waitFor();
  const address = form.getByRole('textbox', { name: 'Email' });
  await address.click();
  await address.pressSequentially('traveller');
  await expect.poll(() => form.getByRole('button', { name: 'Subscribe' }).isEnabled()).toBe(true);
  expect(await address.inputValue()).toBe('traveller');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Please enter a valid email address').waitFor();
});

test('a dialog whose script failed once opens at the next try', async () => {
  const page = await openWindow({ own: true, expected });
  const failed = await failOnce(page, '**/assets/search-dialog-*.js*');
  await page.goto('/courses');
  const opener = page.getByRole('banner').getByRole('button', { name: /search/i });
  await opener.click();
  await failed();
  await toast(page, 'This part of the page did not load. Check your connection, then try again.');
  await opener.click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
});

test('a part that comes later fetches none of the styles that the page has already', async () => {
  const page = await openWindow();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/hackathon');
  const there = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
      link.getAttribute('href')?.replace(/#$/, ''),
    ),
  );
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await expect.poll(() => fetched.filter((path) => !there.includes(path))).not.toEqual([]);
  expect(fetched.filter((path) => there.includes(path))).toEqual([]);
});

test('a part that failed loads when the network returns', async () => {
  const page = await openWindow({ own: true, expected });
  const failed = await failOnce(page, '**/assets/footer-form-*.js*');
  await page.goto('/courses');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await failed();
  await page.getByText('This form did not load.').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => page.locator('footer form').getByRole('button', { name: 'Subscribe' }).isEnabled())
    .toBe(true);
});

test('the bell’s list can be reloaded', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ own: true, token, expected });
  await failOnce(page, '**/assets/bell-list-*.js*');
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByText('Your notifications did not load.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /notifications/i }).waitFor();
});
