import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow, type WindowOptions } from './window.ts';

async function openDeck(options: WindowOptions = {}, address = '/pitch-deck'): Promise<Page> {
  const page = await openWindow(options);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

const currentSlide = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Slides' })
    .locator('[aria-current]')
    .getAttribute('aria-label');
async function comesToSlide(page: Page, number: number): Promise<void> {
  await expect.poll(() => currentSlide(page)).toMatch(new RegExp(`^Slide ${number}:`));
}

test('the keys move through the deck, and the focus goes to the slide they reach', async () => {
  const page = await openDeck();
  await comesToSlide(page, 1);
  const way: [key: string, slide: number][] = [
    ['Space', 2],
    ['Enter', 3],
    ['ArrowDown', 4],
    ['ArrowRight', 5],
    ['ArrowUp', 4],
    ['ArrowLeft', 3],
    ['End', 10],
    ['ArrowDown', 10],
    ['Home', 1],
  ];
  for (const [key, slide] of way) {
    await page.keyboard.press(key);
    await comesToSlide(page, slide);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`slide-${slide}`);
    // It fills the window: nothing of the previous slide is visible.
    const top = () =>
      page
        .locator(`#slide-${slide}`)
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(0);
  }
});

const motions = ['reduce', 'no-preference'] as const;

test.each(motions)(
  'fast key presses move one slide each, with motion: %s',
  async (reducedMotion) => {
    const page = await openDeck();
    await page.emulateMedia({ reducedMotion });
    const pressFast = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await pressFast('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await comesToSlide(page, 6);
    await pressFast('ArrowUp', 'ArrowUp', 'ArrowUp');
    await comesToSlide(page, 3);
    await pressFast('Space', 'Enter', 'ArrowDown', 'ArrowUp');
    await comesToSlide(page, 5);
    await pressFast('End', 'ArrowUp', 'ArrowUp');
    await comesToSlide(page, 8);
    await pressFast('Home', 'ArrowDown');
    await comesToSlide(page, 2);
    await page.getByRole('button', { name: /^Slide 7:/ }).click();
    await pressFast('ArrowDown', 'ArrowDown');
    await comesToSlide(page, 9);
    // It stays there.
    await page.waitForTimeout(1000);
    expect(await currentSlide(page)).toMatch(/^Slide 9:/);
  },
);

test('someone who scrolls away continues from where they scrolled to', async () => {
  const page = await openDeck();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(600, 400);
  await page.keyboard.press('End');
  // The wheel can't turn back a deck that hasn't moved yet.
  await expect.poll(() => currentSlide(page)).not.toMatch(/^Slide 1:/);
  const scrollUp = async () => {
    await page.mouse.wheel(0, -20_000);
    return currentSlide(page);
  };
  await expect.poll(scrollUp, { interval: 500 }).toMatch(/^Slide 1:/);
  await page.keyboard.press('ArrowDown');
  await comesToSlide(page, 2);
});

test('the deck opens its slideshow at the same slide', async () => {
  const page = await openDeck();
  await page.keyboard.press('ArrowDown');
  await comesToSlide(page, 2);
  await page.getByRole('link', { name: 'Show as a slideshow' }).click();
  await page.waitForURL('**/pitch-deck?view=slideshow');
  await expect.poll(() => page.getByRole('button', { name: /Print/ }).count()).toBe(0);
  await comesToSlide(page, 2);
  await page.goto('/sitemap');
  await page.getByRole('link', { name: 'Pitch deck as a slideshow' }).click();
  await page.waitForURL('**/pitch-deck?view=slideshow');
});

test('a focused button receives the keys that press it', async () => {
  const page = await openDeck();
  await page.getByRole('link', { name: 'Start Building Now' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/register');
});

test('P opens the print dialog', async () => {
  const page = await openDeck();
  await page.evaluate(() => {
    window.print = () => (document.title = 'asked to print');
  });
  await page.keyboard.press('p');
  expect(await page.title()).toBe('asked to print');
});

test('scrolling decides the slide, and each dot leads to its slide', async () => {
  const page = await openDeck({}, '/pitch-deck?view=slideshow');
  await page.locator('#slide-6').evaluate((slide) => slide.scrollIntoView());
  await comesToSlide(page, 6);
  await page.getByRole('button', { name: /^Slide 9:/ }).click();
  await comesToSlide(page, 9);
  await page.getByRole('link', { name: /home$/ }).click();
  await page.waitForURL((address) => address.pathname === '/');
});

test('the counters count up to their figures when motion is allowed', async () => {
  const page = await openDeck();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload({ waitUntil: 'networkidle' });
  const shown = page.locator('.counter-shown');
  // They count for only a moment, and a busy machine may miss it.
  const figures = await shown.first().evaluateHandle((counter) => {
    const seen = new Set<string | null>();
    const look = () => seen.add(counter.textContent);
    new MutationObserver(look).observe(counter, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return seen;
  });
  await page.locator('#slide-3').evaluate((slide) => slide.scrollIntoView());
  await expect.poll(() => figures.evaluate(({ size }) => size)).toBeGreaterThan(1);
  await expect.poll(() => shown.allTextContents()).toEqual(['37%', '72%', '200%']);
});

test('printed, each slide is one page', async () => {
  const page = await openDeck();
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  );
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(10);
  const sizes = [...paper.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number).slice(2),
  );
  for (const [width = 0, height = 0] of sizes)
    expect([Math.round(width), Math.round(height)]).toEqual([958, 539]);
});

test('printed, the rockets that leave their slide are drawn', async () => {
  const page = await openDeck();
  const bytes = async () =>
    (await page.pdf({ preferCSSPageSize: true, printBackground: true })).length;
  for (const number of [1, 9]) {
    const rockets = page.locator(`#slide-${number} .art`);
    expect(await rockets.count()).toBeGreaterThan(0);
    const before = await bytes();
    await rockets.evaluateAll((all) => all.forEach((rocket) => rocket.remove()));
    expect([number, before - (await bytes()) > 500]).toEqual([number, true]);
  }
});

test('printed, no slide uses the phone layout, whose stages would end below the page', async () => {
  const page = await openDeck();
  await page.setViewportSize({ width: 800, height: 450 });
  await page.emulateMedia({ media: 'print' });
  for (const row of ['.offer-stages', '.school-stats'])
    expect(
      await page
        .locator(row)
        .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length),
    ).toBe(4);
});
