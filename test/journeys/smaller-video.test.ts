import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, call } from './people.ts';
import { openWindow } from './window.ts';

declare global {
  var film: Blob;
}

const url = inject('applicationUrl');

/** Lets the browser record noise, until there is enough of it. Answers how many bytes it is. */
const record = (page: Page, width: number, height: number): Promise<number> =>
  page.evaluate(
    async (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d', { alpha: false });
      const draw = setInterval(() => {
        for (let dot = 0; dot < 900 && context; dot += 1) {
          context.fillStyle = `hsl(${Math.random() * 360} 90% 50%)`;
          context.fillRect(Math.random() * canvas.width, Math.random() * canvas.height, 40, 40);
        }
      }, 50);
      const recorder = new MediaRecorder(canvas.captureStream(20), {
        mimeType: 'video/webm;codecs=vp8',
        videoBitsPerSecond: 20_000_000,
      });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const ended = new Promise((resolve) => {
        recorder.addEventListener('stop', resolve);
      });
      recorder.addEventListener('dataavailable', () => {
        const bytes = parts.reduce((sum, part) => sum + part.size, 0);
        if (bytes > 800_000 && recorder.state === 'recording') recorder.stop();
      });
      recorder.start(100);
      await ended;
      clearInterval(draw);
      globalThis.film = new Blob(parts);
      return globalThis.film.size;
    },
    { width, height },
  );

/** Chooses what was recorded last as a file of this name. */
const choose = (page: Page, name: string): Promise<void> =>
  page.evaluate((called) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([globalThis.film], called, { type: 'video/webm' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file chooser');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);

test('a film is sent as a copy in 720p if its author wants that, and as it is otherwise', async () => {
  const { token } = await admin(url);
  const page = await openWindow({ token });
  await page.goto('/admin/media');
  await page.getByText('Drop files here').waitFor();
  const arrived = async (words: string) => {
    const search = `/api/media?q=${words}`;
    const found = async () => (await call(url, 'GET', search, undefined, token)).items;
    await expect.poll(async () => (await found()).length).toBe(1);
    return (await found())[0];
  };
  const smaller = page.getByLabel('Make videos smaller first');

  const size = await record(page, 1080, 1440);
  await choose(page, 'kites-whole.webm');
  const whole = await arrived('kites-whole');
  expect([whole.width, whole.height, whole.size]).toEqual([1080, 1440, size]);

  await smaller.check();
  await choose(page, 'kites-high.webm');
  const copy = await arrived('kites-high');
  expect([copy.width, copy.height]).toEqual([720, 960]);
  expect(copy.size).toBeLessThan(size);
  expect(Math.abs(copy.seconds - whole.seconds)).toBeLessThan(0.2);

  // Nothing to gain.
  const least = await record(page, 640, 360);
  await choose(page, 'kites-low.webm');
  const low = await arrived('kites-low');
  expect([low.name, low.width, low.height, low.size]).toEqual(['kites-low.webm', 640, 360, least]);
});
