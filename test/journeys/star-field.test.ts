import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow } from './window.ts';

/** The landing page, where the star field counts the stars that it draws in each frame. */
async function openSky(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await openWindow({ own: true });
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    const drawn = { pictures: 0, stars: 0 };
    Object.assign(globalThis, { drawn });
    const context = CanvasRenderingContext2D.prototype;
    const { clearRect, arc } = context;
    context.clearRect = function count(...area) {
      drawn.pictures += 1;
      drawn.stars = 0;
      clearRect.apply(this, area);
    };
    context.arc = function count(...circle) {
      drawn.stars += 1;
      arc.apply(this, circle);
    };
  });
  await page.goto('/');
  await page.locator('canvas.star-field').waitFor();
  await expect.poll(async () => (await drawn(page)).stars).toBe(80);
  return page;
}

const drawn = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { drawn: { pictures: number; stars: number } }).drawn,
  );

/** Waits until the field starts to move, or stops. */
async function comesToMove(page: Page, moving: boolean): Promise<void> {
  let before = -1;
  const look = async () => {
    const { pictures } = await drawn(page);
    const moved = before < 0 ? undefined : pictures > before;
    before = pictures;
    return moved;
  };
  // The stars start after the page's own work, and move twenty times a second.
  await expect.poll(look, { interval: 150 }).toBe(moving);
}

/** Not one frame in a third of a second. On a busy machine it takes a while until it stops. */
async function rests(page: Page): Promise<void> {
  const framesInAThird = async () => {
    const { pictures } = await drawn(page);
    await page.waitForTimeout(333);
    return (await drawn(page)).pictures - pictures;
  };
  await expect.poll(framesInAThird).toBe(0);
}

test('the star field moves while it is visible, and stops off-screen and in a hidden tab', async () => {
  const page = await openSky('no-preference');
  await comesToMove(page, true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await rests(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await comesToMove(page, true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await rests(page);
});

test('with reduced motion its eighty stars don’t move', async () => {
  await rests(await openSky('reduce'));
});
