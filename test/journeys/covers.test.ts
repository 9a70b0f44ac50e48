import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { usualScreens } from '../screens.ts';
import { fileChooser } from './file-chooser.ts';
import { admin, call } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const isDrawn = (picture: Element): boolean =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

test.each(usualScreens)(
  'an author uploads a picture as a cover, and visitors see it when they find the course, and on its page, on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const slug = `covered-on-a-${screen}`;
    const title = `Tiffins on a ${screen}`;
    const { id } = await call(
      url,
      'POST',
      '/api/courses',
      {
        slug,
        title,
        description: 'Sixty tiffins, and each is counted once.',
        instructor: { name: 'Imran Qureshi' },
        courseContent: [{ title: 'Begin', lessons: ['What to count'] }],
      },
      token,
    );
    const page = await openWindow({ screen, token });
    await page.goto(`/teach/courses/${id}/page`);
    const chooser = await fileChooser(page, () =>
      page.getByRole('button', { name: 'Upload a picture' }).click(),
    );
    await chooser.setFiles({
      name: `cover-${screen}.png`,
      mimeType: 'image/png',
      buffer: await readFile('test/fixtures/tiffin-counter.png'),
    });
    const cover = page.locator('.course-editor-cover');
    await expect.poll(() => cover.evaluate(isDrawn)).toBe(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Course changed');

    const visitor = await openWindow({ screen });
    const card = visitor.locator('.found-course', { hasText: title }).locator('img');
    // The search words are collected some seconds after a course was made.
    await expect
      .poll(
        async () => {
          const address = `/courses?q=${encodeURIComponent(title)}`;
          await visitor.goto(address, { waitUntil: 'networkidle' });
          return card.count();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(1);
    await expect.poll(() => card.evaluate(isDrawn)).toBe(true);
    expect(await card.getAttribute('src')).toMatch(/^\/media\/[\w-]{22}\/\d+\.webp$/);
    await visitor.goto(`/courses/${slug}`);
    await expect.poll(() => visitor.locator('.course-hero-picture').evaluate(isDrawn)).toBe(true);

    // The drawing is back, then the same picture out of the library.
    await page.getByRole('button', { name: 'Use the drawing instead' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await call(url, 'GET', `/api/catalogue/${slug}`)).image)
      .toBeNull();
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `cover-${screen}.png` }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(async () => (await call(url, 'GET', `/api/catalogue/${slug}`)).image)
      .toMatch(/^\/media\//);
  },
);
