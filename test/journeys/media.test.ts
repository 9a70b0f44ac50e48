import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { admin, call, member } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** Whether a picture has arrived in the browser. */
const isDrawn = (picture: Element): boolean =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

test.each(usualScreens)(
  'an author places a picture in a lesson over a cut line, and a member sees it, on a %s',
  async (screen) => {
    const { token } = await admin(url);
    const title = `Counters that count on a ${screen}`;
    const slug = `counters-on-a-${screen}`;
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
    const { stages } = await call(url, 'GET', `/api/authoring/courses/${id}`, undefined, token);
    const { id: lesson, slug: lessonSlug } = stages[0].lessons[0];
    // The browser complains about the line that we cut and the file that is refused.
    const page = await openWindow({
      screen,
      token,
      own: true,
      expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches|status of 400/,
    });
    const dialog = page.getByRole('dialog');
    const buffer = await readFile('test/fixtures/tiffin-counter.png');

    await page.goto('/admin/media', { waitUntil: 'networkidle' });
    await page.getByText('Drop files here').waitFor();
    await page.context().setOffline(true);
    await page.locator('input[type=file]').setInputFiles([
      { name: `tiffins-${screen}.png`, mimeType: 'image/png', buffer },
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await page.getByText('The upload is paused').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText('SVG pictures can carry scripts').waitFor();
    await page.getByRole('button', { name: 'Describe' }).click();
    await dialog.getByLabel('Description').fill('A steel counter with sixty tiffins');
    await dialog.getByRole('button', { name: 'Save file' }).click();
    await toast(page, 'File saved');

    await page.goto(`/teach/courses/${id}/content?lesson=${lesson}`);
    const text = page.getByRole('textbox', { name: 'Lesson text' });
    await text.click();
    await page.keyboard.type('Count them.');
    await page
      .locator('.rich-text-tools input[type=file]')
      .setInputFiles({ name: 'counter.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Place picture' }).click();
    await dialog.getByText('Say what it shows').waitFor();
    await dialog.getByLabel('Description').fill('The counter at noon');
    await dialog.getByRole('button', { name: 'Place picture' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const placed = text.getByAltText('The counter at noon');
    await placed.waitFor();
    await expect.poll(() => placed.evaluate(isDrawn)).toBe(true);
    const draft = () =>
      call(url, 'GET', `/api/authoring/courses/${id}/lessons/${lesson}`, undefined, token);
    await expect.poll(async () => (await draft()).body).toContain('![The counter at noon](/media/');
    const { stamp } = await call(
      url,
      'GET',
      `/api/authoring/courses/${id}/changes`,
      undefined,
      token,
    );
    await call(
      url,
      'POST',
      `/api/authoring/courses/${id}/publication`,
      { stamp, words: '' },
      token,
    );

    const reader = await openWindow({ screen, token: (await member(url)).token });
    await reader.goto(`/dashboard/my-courses/${slug}/lessons/${lessonSlug}`);
    const seen = reader.getByAltText('The counter at noon');
    await seen.scrollIntoViewIfNeeded();
    await expect.poll(() => seen.evaluate(isDrawn)).toBe(true);
    const address = (await seen.getAttribute('src')) ?? '';
    expect((await fetch(url + address)).status).toBe(200);
    expect((await fetch(url + (address.split('?')[0] ?? ''))).status).toBe(403);
  },
);
