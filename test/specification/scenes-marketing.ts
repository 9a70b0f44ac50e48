import type { Page } from 'playwright-core';
import { answer, breakDown, cut, defineScenes, hold, press } from './scene.ts';

const write = async (page: Page) => {
  await page.goto('/contact');
  const query = {
    Name: 'Naina Gill',
    Email: 'naina@example.in',
    Subject: 'Fees',
    Message: 'How much?',
  };
  for (const [label, text] of Object.entries(query))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  await press(page, 'Send message');
};

/** Part 2 section 2: the pages about the school. */
export const marketingScenes = defineScenes({
  'the landing page of a member': { as: 'member', go: (page) => page.goto('/') },
  'the landing page without a membership': { as: 'signed-in', go: (page) => page.goto('/') },
  // Opened by a client-side navigation, because only then the browser requests the courses.
  'the landing page, courses that did not load': {
    go: async (page) => {
      await page.goto('/contact');
      await cut(page, 'GET /catalogue');
      await page.getByRole('banner').locator('a[href="/"]').click();
    },
  },
  // Time stops there until the check advances it.
  'the landing page in motion': {
    own: true,
    go: async (page) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.clock.pauseAt(Date.now() + 60_000);
    },
  },
  'the contact page': { go: (page) => page.goto('/contact') },
  'a message sent': {
    go: async (page) => {
      await answer(page, 'POST /contact/queries', 200, {
        message: 'Message sent successfully! We will get back to you soon.',
      });
      await write(page);
    },
  },
  'a message not sent': {
    go: async (page) => {
      await breakDown(page, 'POST /contact/queries');
      await write(page);
    },
  },
  'a message on its way': {
    go: async (page) => {
      await hold(page, 'POST /contact/queries');
      await write(page);
    },
  },
  'a message without words': {
    go: async (page) => {
      await page.goto('/contact');
      await press(page, 'Send message');
    },
  },
  'the privacy policy': { go: (page) => page.goto('/privacy-policy') },
  'the refund policy': { go: (page) => page.goto('/cancellation-refund') },
  'the startup builder': { go: (page) => page.goto('/startup-builder') },
  'the placements': { go: (page) => page.goto('/placements') },
  'the pitch deck': { screen: 'desktop', go: (page) => page.goto('/pitch-deck') },
  'the slideshow': { screen: 'desktop', go: (page) => page.goto('/pitch-deck?view=slideshow') },
});
