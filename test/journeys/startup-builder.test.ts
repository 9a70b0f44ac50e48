import { expect, test } from 'vitest';
import { openWindow, type WindowOptions } from './window.ts';

/** The rocket's position in the window, before and after scrolling by a stage. */
async function flown(options: WindowOptions, reducedMotion: 'reduce' | 'no-preference') {
  const page = await openWindow(options);
  await page.emulateMedia({ reducedMotion });
  await page.goto('/startup-builder', { waitUntil: 'networkidle' });
  const rocket = page.locator('.flight-rocket');
  const turn = () =>
    rocket.evaluate((element) =>
      element.checkVisibility() ? getComputedStyle(element).transform : 'unseen',
    );
  const before = await turn();
  await page
    .getByRole('heading', { name: 'Launch Strategy' })
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { before, after: turn };
}

test('on a wide screen the rocket follows the scroll along its line', async () => {
  const { before, after } = await flown({ screen: 'desktop' }, 'no-preference');
  expect(before).toMatch(/^matrix/);
  await expect.poll(after).not.toBe(before);
  expect(await after()).toMatch(/^matrix/);
});

test.each([
  ['on a phone', { screen: 'phone' }, 'no-preference'],
  ['with reduced motion', { screen: 'desktop' }, 'reduce'],
] as const)('%s there is no rocket', async (_, options, motion) => {
  const { before, after } = await flown(options, motion);
  expect([before, await after()]).toEqual(['unseen', 'unseen']);
});
