import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import landing from '#content/landing.json';
import { durationOf } from '#app/marketing/typing-sequence.ts';
import { emailFault } from '#app/enquiries/sender.ts';
import { areCounted, areInOrder, bodiesSent, leads } from './measures.ts';
import { words } from './part-2-product.ts';
import {
  both,
  each,
  equals,
  measured,
  provedIn,
  ruled,
  seen,
  seenAs,
  stands,
  type Section,
} from './proofs.ts';
import { footer } from './part-2-footer.ts';

/** Each card is one link to its course, with everything that the card shows. */
async function showsCourses(page: Page): Promise<void> {
  const cards = await page.locator('.course-card').evaluateAll((all) =>
    all.map((card) => ({
      link: /^\/courses\/[\w-]+$/.test(card.querySelector('a')?.getAttribute('href') ?? ''),
      image: card.querySelectorAll('.course-card-cover').length === 1,
      title: (card.querySelector('h3')?.textContent ?? '').length > 3,
      description: (card.querySelector('.course-card-description')?.textContent ?? '').length > 20,
      duration: /\d+ (hours?|minutes?|h|min)/.test(
        card.querySelector('.course-facts')?.textContent ?? '',
      ),
    })),
  );
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards)
    expect(card).toEqual({
      link: true,
      image: true,
      title: true,
      description: true,
      duration: true,
    });
}

const home: Section = {
  '/': stands,
  'Sections, in order': measured('the landing page', (page) =>
    areInOrder(page, [
      'Register Now',
      'Why No Code and AI',
      'Every course comes',
      'Why Choose Us',
      'Find investors',
      'Success stories',
    ]),
  ),
  'Lessgoo!': both(
    seen('the landing page of a member'),
    measured('the landing page of a member', leads('Lessgoo!', '/dashboard')),
  ),
  'Register Now': both(
    seen('the landing page'),
    measured('the landing page', leads('Register Now', '/register')),
  ),
  'For a logged-in user whose membership is not active the target is /register': measured(
    'the landing page without a membership',
    leads('Register Now', '/register'),
  ),
  'Why No Code and AI': seen('the landing page'),
  'four cards': measured('the landing page', (page) =>
    areCounted(page.locator('.why-bento > article'), 4),
  ),
  ...each(
    ['Build cheaper', 'Ship faster', 'Launch and scale', 'Automate work'],
    seen('the landing page'),
  ),
  'a loading spinner with the text Loading courses...': both(
    seenAs('courses on their way', 'Loading courses...'),
    measured('courses on their way', (page) => areCounted(page.locator('.courses-loading svg'), 1)),
  ),
  'then an error text or cards': both(
    seenAs('the landing page, courses that did not load', 'Failed to load courses'),
    measured('the landing page', showsCourses),
  ),
  'Each card links to /courses/{slug} and shows image, title, description, duration': measured(
    'the landing page',
    showsCourses,
  ),
  ...each(['New', 'Trending'], (badge) => ({
    measured: 'the landing page',
    check: (page) =>
      areCounted(page.locator('.course-badges').getByText(badge, { exact: true }).first(), 1),
  })),
  'Browse all courses': both(
    seen('the landing page'),
    measured('the landing page', leads('Browse all courses', '/courses')),
  ),
  'Why Choose Us': seen('the landing page'),
  ...each(
    ['Cost Savings', 'Speed to Market', 'Scale with Ease', 'AI Integration'],
    seen('the landing page'),
  ),
  'Find investors': measured('the landing page', leads('Find investors', '/investors')),
  'Success stories': seen('the landing page'),
  'three collaborating startups, each with logo, link and a funding-raised blurb': measured(
    'the landing page',
    (page) =>
      areCounted(
        page
          .locator('.stories a[href^="https://"]')
          .filter({ has: page.locator('.story-patch') })
          .filter({ hasText: /\$\d/ }),
        3,
      ),
  ),
  '1.7 million Series A': ruled(38, seenAs('the landing page', '$1.7M Series A')),
  '400,000 USD': ruled(38, seenAs('the landing page', '~$400K raised')),
  '10,000 seed': ruled(38, seenAs('the landing page', '$10K seed')),
};

const startupBuilder: Section = {
  '/startup-builder': stands,
  'Build, Launch, Scale': seen('the startup builder'),
  '1 Ideation & Validation': seenAs('the startup builder', 'Stage 1 Ideation & Validation'),
  '2 MVP Development': seenAs('the startup builder', 'Stage 2 MVP Development'),
  '3 Launch Strategy': seenAs('the startup builder', 'Stage 3 Launch Strategy'),
  '4 Scale & Optimize': seenAs('the startup builder', 'Stage 4 Scale & Optimize'),
  "Join the Founders' Hub": both(
    seen('the startup builder'),
    measured('the startup builder', leads("Join the Founders' Hub", '/register')),
  ),
  'On wide screens a rocket follows the scroll position': provedIn(
    'test/journeys/startup-builder.test.ts',
    'on a wide screen the rocket follows the scroll along its line',
  ),
};

export const landing2: Section = { ...home, ...startupBuilder, ...footer };

export const landing3: Section = {
  'Success story: name, logo, url, description': equals(
    landing.successStories.filter(
      (story) => !['name', 'logo', 'url', 'description'].every((field) => field in story),
    ),
    [],
  ),
};

export const landing4: Section = {
  'Failed to load courses': seen('the landing page, courses that did not load'),
  'field cleared, success toast': both(
    seenAs('a letter subscribed to', "You've been subscribed to the Newsletter!"),
    measured('a letter subscribed to', async (page) => {
      await expect
        .poll(() => page.getByRole('contentinfo').getByRole('textbox').inputValue())
        .toBe('');
    }),
  ),
  'error toast': measured('a letter, no words', (page) =>
    areCounted(page.locator('.toast-error'), 1),
  ),
};

export const landing5: Section = {
  'Email is required': seen('a letter, no address'),
  'Please enter a valid email address': seen('a letter, bad address'),
  'The error clears when the user types again': measured('a letter, bad address', async (page) => {
    await page.getByRole('contentinfo').getByRole('textbox').press('a');
    await areCounted(page.getByText('Please enter a valid email address'), 0);
  }),
  'with no spaces': equals(emailFault('na ina@example.in'), 'Please enter a valid email address'),
  // The scene presses no button.
  'Enter submits': measured('a letter subscribed to', async (page) => {
    expect(bodiesSent(page, 'POST /newsletter/subscribe')).toEqual([{ email: 'naina@example.in' }]);
  }),
};

export const landing8: Section = {
  'Failed to load courses': seen(
    'the landing page, courses that did not load',
    'courses that did not load',
  ),
  'Failed to subscribe to newsletter': seen('a letter, no words'),
  'Failed to subscribe. Please try again.': seen('a letter, no words'),
  'Failed to submit enquiry': measured('an enquiry, no words', (page) =>
    areCounted(page.getByText('Failed to submit enquiry', { exact: true }), 1),
  ),
  'Failed to submit enquiry. Please try again.': seen('an enquiry, no words'),
  "You've been subscribed to the Newsletter!": seen('a letter subscribed to'),
  "Thanks for your interest! We'll be in touch soon.": seen('an enquiry sent'),
};

export const landing9: Section = {
  '90 ms per character': equals(durationOf(words, { word: 0, letters: 3, erasing: true }), 90),
  '2000 ms pause': equals(durationOf(words, { word: 0, letters: 6, erasing: true }), 2000),
  '80 or 100 particles': ruled(
    39,
    provedIn('test/journeys/star-field.test.ts', 'with reduced motion its eighty stars don’t move'),
  ),
  '60 or 120 fps': ruled(
    39,
    provedIn(
      'test/journeys/star-field.test.ts',
      'the star field moves while it is visible, and stops off-screen and in a hidden tab',
    ),
  ),
};
