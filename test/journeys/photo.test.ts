import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { call, member } from './people.ts';
import { toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A photo from a twelve-megapixel camera: red on the left, blue on the right. */
const camera = async () => ({
  name: 'IMG_0001.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#d61e1e' } })
    .composite([
      {
        input: { create: { width: 2000, height: 3000, channels: 3, background: '#1428c8' } },
        left: 2000,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer(),
});

async function choose(page: Page, file: Awaited<ReturnType<typeof camera>>): Promise<void> {
  const button = page.getByRole('button', { name: /^(Add photo|Change)$/ });
  const picker = await fileChooser(page, () => button.click());
  await picker.setFiles(file);
}

const photoIn = async (page: Page) =>
  (await page.getByRole('img', { name: 'Your photo' }).getAttribute('src')) ?? '';

/** Is the photo's centre red or blue? */
async function middleOf(address: string): Promise<'red' | 'blue'> {
  const bytes = await (await fetch(url + address)).arrayBuffer();
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 256, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

test.each(usualScreens)(
  'a member adds a photo, moves it, replaces it and removes it: on a %s',
  async (screen) => {
    const { token } = await member(url);
    const page = await openWindow({ screen, token });
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Add photo' }).waitFor();
    await choose(page, await camera());
    const frame = page.getByRole('application', { name: 'Part of the picture to keep' });
    const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const sizes: number[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sizes.push(request.postDataBuffer()?.length ?? 0),
    );

    // Dragged to the right, so that the left of the picture stays.
    await page.mouse.move(box.x + 20, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 20, box.y + 100, { steps: 5 });
    await page.mouse.up();
    await press(page, 'Save photo');
    await toast(page, 'Profile photo saved');
    const first = await photoIn(page);
    expect(await middleOf(first)).toBe('red');
    expect(sizes).toEqual([expect.any(Number)]);
    expect(sizes[0]).toBeLessThan(400_000);

    // By keyboard alone: to the other side, and closer.
    await choose(page, await camera());
    await frame.focus();
    for (let times = 0; times < 12; times += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('+');
    expect(await page.getByRole('slider', { name: 'Zoom' }).inputValue()).toBe('1.1');
    await page.getByRole('button', { name: 'Save photo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => photoIn(page)).not.toBe(first);
    const second = await photoIn(page);
    expect([await middleOf(second), (await fetch(url + first)).status]).toEqual(['blue', 404]);

    await page.goto('/courses');
    await page
      .locator(`img[src="${second.replace('.webp', '-128.webp')}"]`)
      .first()
      .waitFor({ state: 'attached' });
    await page.goto('/dashboard/profile');
    await press(page, 'Remove photo');
    await toast(page, 'Profile photo removed');
    await page.getByRole('button', { name: 'Add photo' }).waitFor();
    expect(
      (await call(url, 'GET', '/api/auth/session', undefined, token)).profile.photoURL,
    ).toBeNull();
  },
);

test('pinching zooms the picture in', async () => {
  const { token } = await member(url);
  const page = await openWindow({ screen: 'phone', token, own: true });
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Add photo' }).waitFor();
  await choose(page, await camera());
  const frame = page.getByRole('application', { name: 'Part of the picture to keep' });
  const { x, y } = (await frame.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x + 100 - apart, y: y + 100, id: 1 },
              { x: x + 100 + apart, y: y + 100, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [25, 30, 35, 40]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  const zoom = async () => Number(await page.getByRole('slider', { name: 'Zoom' }).inputValue());
  await expect.poll(zoom).toBeGreaterThan(1.8);
  expect(await zoom()).toBeLessThan(2.2);
});

test('an invalid picture and a failed upload show their error where they happened', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, expected: /503|ERR_FAILED|status of 503/ });
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Add photo' }).waitFor();
  await choose(page, {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  });
  await page
    .getByText('This file could not be read as a picture. Please choose a JPEG, PNG, WebP or GIF.')
    .waitFor();
  await page.keyboard.press('Escape');

  await page.route('**/api/account/photo', (route) =>
    route.fulfill({ status: 503, json: { error: 'We are very busy.', code: 'server/busy' } }),
  );
  await choose(page, await camera());
  await press(page, 'Save photo');
  await page.getByText('We are very busy.').waitFor();
  await page.unroute('**/api/account/photo');
  await press(page, 'Save photo');
  await toast(page, 'Profile photo saved');
});

test('a picture can be dropped on the window, and the drawn portrait replaces a photo that doesn’t load', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token });
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Add photo' }).waitFor();
  const bytes = [...(await camera()).buffer];
  const transfer = await page.evaluateHandle((given) => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(given)], 'me.jpg', { type: 'image/jpeg' }));
    return held;
  }, bytes);
  await page.locator('.photo-field').dispatchEvent('drop', { dataTransfer: transfer });
  await press(page, 'Save photo');
  await toast(page, 'Profile photo saved');

  // In a window that hasn't loaded it yet.
  const later = await openWindow({ token, expected: /404/ });
  await later.route('**/media/photos/**', (route) => route.fulfill({ status: 404 }));
  await later.goto('/dashboard/profile');
  await later.getByRole('button', { name: 'Remove photo' }).waitFor();
  await later.locator('.photo-field-window svg').waitFor();
  expect(await later.locator('.photo-field-window img').count()).toBe(0);
});
