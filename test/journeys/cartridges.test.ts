import type { Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { fileChooser } from './file-chooser.ts';
import { choose, expectFocus, tabTo } from './keyboard.ts';
import { admin, call } from './people.ts';
import { saved } from './saved.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const another = { name: 'other.imscc', size: 1000, fingerprint: 'a'.repeat(64) };

test('an author adds a published cartridge to a course and exports the course, by keyboard', async () => {
  const { token } = await admin(url);
  const course = {
    slug: 'formulas-on-a-page',
    title: 'Formulas on a page',
    description: 'Write a formula that everybody can read.',
    instructor: { name: 'Imran Qureshi' },
  };
  const { id } = await call(url, 'POST', '/api/courses', course, token);
  const page = await openWindow({ screen: 'desktop', token, expected: /net::ERR_FAILED|409/ });
  await page.goto(authorDeskPath(id));
  await choose(page, page.getByRole('link', { name: 'Common Cartridge' }));
  const chooser = await fileChooser(page, () => choose(page, page.getByLabel('The package')));
  // The line is cut once while it is sent, which goes on by itself, and once while it is read.
  const cut = Promise.withResolvers<void>();
  const abort = (route: Route) =>
    route.request().method() === 'PATCH'
      ? cut.promise.then(() => page.unroute(parts)).then(() => route.abort())
      : route.continue();
  const parts = '**/api/uploads/*';
  await page.route(parts, abort);
  await page.route('**/cartridge', (route) => route.abort(), { times: 1 });
  await chooser.setFiles('test/fixtures/common-cartridge/latex.imscc');
  await page.getByRole('progressbar', { name: 'Sending the package' }).waitFor();
  await page.getByText(/^\d+% of “latex.imscc” sent$/).waitFor();
  cut.resolve();
  await choose(page, page.getByRole('button', { name: 'Try again' }));
  const found = '1 stage with 2 lessons';
  await page.getByText(`${found} can be added from “LaTeX Equations”`).waitFor();

  await tabTo(page, page.getByRole('tab', { name: 'Left out (1)' }));
  await page.getByText('It is for the tool that made the cartridge.').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('cell', { name: 'Page 2' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page.getByRole('button', { name: 'Add to the draft' }));
  // Meanwhile the author began to send another one elsewhere. The window sends this one again.
  await call(url, 'POST', '/api/cartridges', another, token);
  await page.keyboard.press('Enter');
  await page.getByText(`${found} added from “LaTeX Equations”`).waitFor();

  await choose(page, page.getByRole('link', { name: 'Go to the draft' }));
  await arriveAt(page, `/teach/courses/${id}/content`);
  await choose(page, page.getByRole('link', { name: 'Page 1' }));
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await expect.poll(() => text.innerText()).toContain('This is a test');

  await page.goto(authorDeskPath(id));
  await choose(page, page.getByRole('link', { name: 'Common Cartridge' }));
  await choose(page, page.getByRole('button', { name: 'See what is left out' }));
  await page.getByText('The package has everything of this course that a cartridge can').waitFor();
  const button = page.getByRole('button', { name: 'Export as Common Cartridge' });
  const file = await saved(page, () => choose(page, button));
  expect(file.name).toBe('formulas-on-a-page.imscc');
  expect(file.text).toContain('lessons/page-2.html');
});

test('a package that is cancelled, removed or unreadable frees its room at once', async () => {
  const { token } = await admin(url);
  const taken = async () => (await call(url, 'GET', '/api/media', undefined, token)).taken;
  const [{ id }] = await call(url, 'GET', '/api/courses');
  const page = await openWindow({ screen: 'phone', token, expected: /net::ERR_|status of 4/ });
  await page.goto(`/teach/courses/${id}/cartridge`);
  const field = page.getByLabel('The package');
  const before = await taken();
  const parts = '**/api/uploads/*';
  await page.route(parts, () => undefined);
  await field.setInputFiles('test/fixtures/common-cartridge/latex.imscc');
  await page.getByText(/^\d+% of “latex.imscc” sent$/).waitFor();
  await expect.poll(taken).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(taken).toBe(before);
  await expectFocus(field);

  // The answer to its beginning comes only after the cancellation.
  const begun = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/cartridges', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await begun.promise;
    await route.fulfill({ response });
  });
  await field.setInputFiles('test/fixtures/common-cartridge/latex.imscc');
  await asked.promise;
  expect(await taken()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  begun.resolve();
  await expect.poll(taken).toBe(before);

  await page.unroute('**/api/cartridges');
  await page.unroute(parts);
  await field.setInputFiles('test/fixtures/common-cartridge/latex.imscc');
  await page.getByText('1 stage with 2 lessons can be added').waitFor();
  await page.getByRole('button', { name: 'Remove the package' }).click();
  await expect.poll(taken).toBe(before);

  const bytes = {
    name: 'a.imscc',
    mimeType: 'application/zip',
    buffer: Buffer.alloc(11 * 2 ** 20),
  };
  const halfway = Promise.withResolvers<void>();
  await page.route(parts, async (route) => {
    if (route.request().headers()['upload-offset'] === '4194304') await halfway.promise;
    await route.continue();
  });
  await field.setInputFiles(bytes);
  await page.getByText(/^\d+% of “a.imscc” sent, \d+ of 11 MB$/).waitFor();
  await expect.poll(taken).toBeGreaterThan(before);
  halfway.resolve();
  await page.getByText('This package can’t be read.').waitFor();
  await expect.poll(taken).toBe(before);
});
