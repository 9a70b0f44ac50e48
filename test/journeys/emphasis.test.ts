import { expect, test } from 'vitest';
import { openWindow } from './window.ts';

test('what an author emphasises is slanted on the screen', async () => {
  const page = await openWindow();
  await page.goto('/courses/no-code-app-lab/lessons/five-people-five-questions');
  const text = page.locator('main p em').first();
  await text.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const slanted = await text.screenshot();
  await text.evaluate((element) => {
    element.style.fontStyle = 'normal';
  });
  expect((await text.screenshot()).equals(slanted)).toBe(false);
});
