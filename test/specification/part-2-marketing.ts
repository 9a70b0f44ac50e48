import { expect } from 'vitest';
import deck from '#content/pitch-deck.json';
import { slideByKey } from '#app/marketing/deck-keys.ts';
import { areCounted, areInOrder, leads } from './measures.ts';
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

const placements: Section = {
  ...each(['Master AI Skills & Get Hired', 'Your Dream Job Starts Here!'], seen('the placements')),
  'Start Your Placement Journey!': both(
    seen('the placements'),
    measured('the placements', leads('Start Your Placement Journey!', '/register')),
  ),
  'Why Choose': seenAs('the placements', 'Why Choose Our Placements'),
  'four cards': measured('the placements', (page) =>
    areCounted(page.locator('.placements-reasons > li'), 4),
  ),
  ...each(
    [
      'Hands-on AI Projects',
      'Top-Tier Mentorship',
      'Resume & Interview Training',
      'Exclusive Hiring Network',
    ],
    seen('the placements'),
  ),
  'expert mentors from five large tech companies': ruled(
    38,
    measured('the placements', (page) => areCounted(page.locator('.placements-mentors > li'), 5)),
  ),
  'Four-step roadmap': measured('the placements', (page) =>
    areCounted(page.locator('.placements-roadmap > li'), 4),
  ),
  'upskill with AI training': seenAs('the placements', 'Step 1 Upskill with AI training'),
  'develop AI projects': seenAs('the placements', 'Step 2 Develop AI projects'),
  'resume and interview preparation': seenAs(
    'the placements',
    'Step 3 Resume and interview preparation',
  ),
  'secure a job': seenAs('the placements', 'Step 4 Secure a job'),
};

const pitchDeck: Section = {
  '/pitch-deck': stands,
  '10 snap-scrolling slides': measured('the pitch deck', async (page) => {
    const snapping = await page
      .locator('.slide')
      .evaluateAll((all) => all.map((slide) => getComputedStyle(slide).scrollSnapAlign));
    expect(snapping).toEqual(Array.from({ length: 10 }, () => 'start'));
  }),
  'vision, problem and solution, market growth, courses, a founder and investor ecosystem and contact details':
    measured('the pitch deck', (page) =>
      areInOrder(page, [
        deck.vision,
        'Before',
        'After',
        '37%',
        deck.courses.title,
        deck.founders.title,
        deck.investors.title,
        'The contact form',
      ]),
    ),
  Space: equals(slideByKey(' ', 0, 10), 1),
  Enter: equals(slideByKey('Enter', 0, 10), 1),
  ArrowDown: equals(slideByKey('ArrowDown', 0, 10), 1),
  ArrowUp: equals(slideByKey('ArrowUp', 1, 10), 0),
  'scroll position decides the current slide': provedIn(
    'test/journeys/pitch-deck.test.ts',
    'scrolling decides the slide, and each dot leads to its slide',
  ),
  'Start Building Now': both(
    seen('the pitch deck'),
    measured('the pitch deck', leads('Start Building Now', '/register')),
  ),
  'Join the Revolution': both(
    seen('the pitch deck'),
    measured('the pitch deck', leads('Join the Revolution', '/register')),
  ),
  ...each(['F11', 'Ctrl+Cmd+F'], seen('the pitch deck')),
  'Stat counters animate to 37%, 72% and 200%': provedIn(
    'test/journeys/pitch-deck.test.ts',
    'the counters count up to their figures when motion is allowed',
  ),
  '10+ no-code tools': seenAs('the pitch deck', 'no-code tools 10+'),
  '15+ AI integrations': seenAs('the pitch deck', 'AI integrations 15+'),
  '20+ live projects': seenAs('the pitch deck', 'live projects 20+'),
  '24/7 support': seenAs('the pitch deck', 'support 24/7'),
  'fixed logo linking to /': measured('the slideshow', (page) =>
    areCounted(page.locator('.deck-logo[href="/"]'), 1),
  ),
  'a right-edge column of dot buttons': measured('the slideshow', async (page) => {
    const dots = page.getByRole('navigation', { name: 'Slides' }).getByRole('button');
    await areCounted(dots, 10);
    const places = await dots.evaluateAll((all) =>
      all.map((dot) => dot.getBoundingClientRect().left / innerWidth),
    );
    expect([new Set(places).size, Math.min(...places) > 0.9]).toEqual([1, true]);
  }),
  'that scroll smoothly to slide N': provedIn(
    'test/journeys/pitch-deck.test.ts',
    'scrolling decides the slide, and each dot leads to its slide',
  ),
  'Header and footer are hidden here': measured('the pitch deck', async (page) => {
    await areCounted(page.locator('.site-header'), 0);
    await areCounted(page.locator('.site-footer'), 0);
  }),
};

export const marketing2: Section = { ...placements, ...pitchDeck };

export const marketing9: Section = {
  'Pitch deck: 10 slides': measured('the slideshow', (page) =>
    areCounted(page.locator('.slide'), 10),
  ),
  ...each(['37%', '72%', '200%'], seen('the pitch deck')),
};
