import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { packed, pagesMade } from '../cartridges.ts';
import { admin, call } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const expected = /net::ERR_|status of 4/;
const parts = '**/api/uploads/*';

const packageOf = (title: string) => ({
  name: `${title}.imscc`,
  mimeType: 'application/zip',
  buffer: packed(pagesMade({ [title]: '<p>Hello</p>' })),
});

/** Windows of an author who imports into a course. */
async function author(slug: string) {
  const { token } = await admin(url);
  const course = {
    slug,
    title: 'Formulas in two windows',
    description: 'Write a formula that everybody can read.',
    instructor: { name: 'Imran Qureshi' },
  };
  const { id } = await call(url, 'POST', '/api/courses', course, token);
  const path = `/teach/courses/${id}/cartridge`;
  const open = async ({ own = false } = {}) => {
    const page = await openWindow({ token, expected, own });
    await page.goto(path);
    const field = page.locator('input[type=file]');
    await field.waitFor();
    return { page, field };
  };
  return { id, path, open };
}

/** No part of a package arrives before it is let go. */
async function held(page: Page) {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  await page.route(parts, async (route) => {
    begun.resolve();
    await go.promise;
    await route.continue();
  });
  return { begun: begun.promise, letGo: go.resolve };
}

test('a package that is being sent is named by its field, and leaving asks first', async () => {
  const { id, path, open } = await author('formulas-left');
  const { page, field } = await open();
  const { letGo } = await held(page);
  await field.setInputFiles(packageOf('One'));
  await page.getByText('0% of “One.imscc” sent').waitFor();
  expect(await field.inputValue()).toMatch(/One.imscc$/);

  const asked = page.waitForEvent('dialog');
  await page.getByRole('link', { name: 'Formulas in two windows' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page now?' });
  await question.getByText('it goes on from there').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('link', { name: 'Formulas in two windows' }).click();
  await question.waitFor();
  letGo();
  await page.getByText('1 stage with 1 lesson can be added from').waitFor();
  // Nothing would be lost any more.
  await question.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(url + path);
  expect(await field.inputValue()).toMatch(/One.imscc$/);

  await page.getByRole('button', { name: 'Remove the package' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await page.getByRole('link', { name: 'Formulas in two windows' }).click();
  await arriveAt(page, `/teach/courses/${id}/content`);
});

test('whoever leaves a package behind gets where they were going', async () => {
  const { id, open } = await author('formulas-left-behind');
  const { page, field } = await open();
  const { letGo } = await held(page);
  const question = page.getByRole('dialog', { name: 'Leave this page now?' });
  const begin = async () => {
    await field.setInputFiles(packageOf('One'));
    await page.getByText('0% of “One.imscc” sent').waitFor();
  };
  await begin();
  await page.getByRole('link', { name: 'Formulas in two windows' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await arriveAt(page, `/teach/courses/${id}/content`);
  await page.goBack();

  await begin();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const signedOut = toast(page, 'Successfully signed out');
  await question.getByRole('button', { name: 'Leave' }).click();
  await signedOut;
  await arriveAt(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  letGo();
});

test('a sign-out isn’t stopped by a link that is followed at once', async () => {
  const { open } = await author('formulas-signed-out');
  const { page } = await open();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.evaluate(() => {
    const press = (words: string) =>
      [...document.querySelectorAll<HTMLElement>('a, button')]
        .find(({ textContent }) => textContent.trim() === words)
        ?.click();
    press('Sign out');
    press('Formulas in two windows');
  });
  await page.getByText('Successfully signed out').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a package that another window of its author replaces says so', async () => {
  const { open } = await author('formulas-replaced');
  const [one, two] = [await open(), await open()];
  const { begun, letGo } = await held(one.page);
  await one.field.setInputFiles(packageOf('One'));
  await begun;
  await two.field.setInputFiles(packageOf('Two'));
  await two.page.getByText('1 stage with 1 lesson can be added from').waitFor();
  letGo();
  await one.page.getByText('You began to send another package in another window').waitFor();
  // The other window's package is there.
  await two.page.getByRole('button', { name: 'Add to the draft' }).click();
  await two.page.getByText('1 stage with 1 lesson added from').waitFor();
});

test('a chooser that is closed leaves the report, and its field names the package', async () => {
  const { open } = await author('formulas-kept');
  const { page, field } = await open({ own: true });
  const name = () => field.inputValue();
  await field.setInputFiles(packageOf('One'));
  await page.getByText('1 stage with 1 lesson can be added from').waitFor();
  const browser = await page.context().newCDPSession(page);
  const cancelled = (cancel: boolean) =>
    browser.send('Page.setInterceptFileChooserDialog', { enabled: cancel, cancel });
  await cancelled(true);
  await field.click();
  await expect.poll(name).toMatch(/One.imscc$/);
  await page.getByText('1 stage with 1 lesson can be added from').waitFor();
  await cancelled(false);
  await page.getByRole('button', { name: 'Remove the package' }).click();
  await expect.poll(name).toBe('');
});
