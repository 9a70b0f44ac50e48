import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { admin, call, member } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a member finds the file of a lesson from the toolkit, takes it, and goes to the lesson', async () => {
  const { token } = await admin(url);
  const desk = await openWindow({ token, own: true });
  await desk.goto('/admin/media');
  await desk.getByText('Drop files here').waitFor();
  const buffer = Buffer.from('vegetable,price\nsmall,80\n');
  await desk
    .locator('input[type=file]')
    .setInputFiles([{ name: 'karela-prices.csv', mimeType: 'text/csv', buffer }]);
  const uploaded = async () =>
    (await call(url, 'GET', '/api/media?q=karela-prices', undefined, token)).items[0];
  await expect.poll(uploaded).toBeTruthy();
  const text = `[The prices](/media/${(await uploaded()).id})`;
  const course = {
    slug: 'karela-ledger',
    title: 'The karela ledger',
    description: 'Forty kilos, and each is weighed once.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Begin', lessons: [{ title: 'What to weigh', text }] }],
  };
  await call(url, 'POST', '/api/courses', course, token);

  const page = await openWindow({ token: (await member(url)).token, screen: 'phone', own: true });
  await page.goto('/dashboard/toolkit');
  await page.getByRole('searchbox').fill('karela');
  await page.getByRole('heading', { name: 'No file mentions “karela”.' }).waitFor();
  await page.getByRole('link', { name: 'lesson files' }).click();
  const file = page.getByRole('link', { name: 'Download karela-prices.csv' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('karela-prices.csv');
  expect(await readFile(await download.path())).toEqual(buffer);
  await page.getByRole('searchbox').fill('invoice');
  await page.getByRole('heading', { name: 'No file matches' }).waitFor();
  await page.getByRole('button', { name: 'Show every file' }).click();
  await page.getByRole('link', { name: 'What to weigh' }).click();
  await page.getByRole('heading', { name: 'What to weigh', level: 1 }).waitFor();
});
