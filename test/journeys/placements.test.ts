import { readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { indianDateTime } from '#app/shared/indian-time.ts';
import { fileChooser } from './file-chooser.ts';
import { admin, member, someone } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const pdf = '%PDF-1.7\nseven things that run\n%%EOF\n';

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'resume-')), name);
  await writeFile(path, text);
  return path;
}

async function choose(page: Page, button: RegExp, file: string): Promise<void> {
  const picker = await fileChooser(page, () => page.getByRole('button', { name: button }).click());
  await picker.setFiles(file);
}

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('an opening is posted, a member applies on a phone, an admin invites, the member reads it', async () => {
  const title = `AI Builder ${process.pid}`;
  const desk = await openWindow({ token: (await admin(url)).token, expected: /status of 400/ });
  await desk.goto('/admin/openings');
  await desk.getByRole('button', { name: 'Post an opening' }).click();
  const editor = desk.getByRole('dialog');
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('Firm').fill('Kestrel Cloud');
  await editor.getByLabel('About the work').fill('You build.\n\nWe ship.');
  await editor.getByLabel('Closes at').fill(indianDateTime(new Date(Date.now() + 3 * 86_400_000)));
  await editor.getByRole('button', { name: 'Post opening' }).click();
  await editor.getByText('Please name a city, or say that it is remote').waitFor();
  await editor.getByLabel('Can be done remotely').check();
  await editor.getByRole('button', { name: 'Post opening' }).click();
  await toast(desk, 'Opening posted');

  const person = await member(url, someone('Lata Bose'));
  const page = await openWindow({
    screen: 'phone',
    token: person.token,
    expected: /ERR_FAILED|Failed to load resource/,
  });
  // Readers may get the page as it was while it is made anew.
  const opening = page.getByRole('link', { name: title });
  await expect
    .poll(async () => {
      await page.goto('/placements');
      return opening.count();
    })
    .toBe(1);
  await opening.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"JobPosting"'),
  );
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await arriveAt(page, '/account/placements');

  await page.getByLabel('City you live in').fill('Kochi');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Please add your résumé first.').waitFor();
  await choose(page, /^Choose a PDF/, await fileOf('notes.pdf', '<html>'));
  await page.getByText('Please choose a PDF. Other files can be saved as one.').waitFor();
  await choose(page, /^Choose a PDF/, await fileOf('lata.pdf', pdf));
  await page.getByRole('button', { name: /^lata\.pdf/ }).waitFor();
  await page.route('**/api/placements/applications', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Network error. Please check your connection.').waitFor();
  expect(await page.getByLabel('City you live in').inputValue()).toBe('Kochi');
  await page.unroute('**/api/placements/applications');
  await page.getByRole('button', { name: 'Send application' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Kestrel Cloud' });
  await card.getByText('We have your application. A person reads it.').waitFor();
  await page.goBack();
  await page.getByText('You have applied for this opening.').waitFor();
  await page.getByRole('link', { name: 'See its current step' }).click();
  expect(await saved(page, () => card.getByRole('button', { name: /^lata\.pdf/ }).click())).toEqual(
    { name: 'lata.pdf', text: pdf },
  );

  await desk.goto('/admin/placements?search=Kochi');
  await desk.getByRole('link', { name: /^Lata Bose/ }).click();
  expect(await saved(desk, () => desk.getByRole('button', { name: /^lata\.pdf/ }).click())).toEqual(
    { name: 'lata.pdf', text: pdf },
  );
  await desk.getByLabel('Message to the applicant').fill('Tuesday at ten?');
  await desk.getByRole('button', { name: 'Invite to interview' }).click();
  await toast(desk, 'Moved to interview');

  await page.reload();
  await card.getByText('Tuesday at ten?').waitFor();
  expect(await card.locator('[aria-current=step]').textContent()).toBe('Interview');
  await card.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor();
});
