import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { slideByKey } from '#app/marketing/deck-keys.ts';
import { durationOf } from '#app/marketing/typing-sequence.ts';
import { areCounted } from './measures.ts';
import { both, each, equals, measured, ruled, seen, seenAs, stands, type Section } from './proofs.ts';

/** A link or button of this name leads there. */
const leads = (name: string, target: string) => async (page: Page) => {
  await expect.poll(() => page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')).toBe(target);
};

const landing: Section = {
  'Master No-Code & AI': seen('the landing page'),
  'Build Faster/Smarter/Cheaper': both(seenAs('the landing page', '& AI, Build'), seenAs('the landing page', 'Faster, Smarter, Cheaper')),
  'Learn from industry experts and build real-world projects': seen('the landing page'),
  'Lessgoo!': both(seen('the landing page of a member'), measured('the landing page of a member', leads('Lessgoo!', '/dashboard'))),
  'Register Now': both(seen('the landing page'), measured('the landing page', leads('Register Now', '/register'))),
  ...each(['Build cheaper', 'Ship faster', 'Launch and scale', 'Automate work'], seen('the landing page')),
  'Loading courses...': seen('courses on their way'),
  'Browse all courses': both(seen('the landing page'), measured('the landing page', leads('Browse all courses', '/courses'))),
  ...each(['Cost Savings', 'Speed to Market', 'Scale with Ease', 'AI Integration'], seen('the landing page')),
  'Find investors': measured('the landing page', leads('Find investors', '/investors')),
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
};

const placements: Section = {
  ...each(['Master AI Skills & Get Hired', 'Your Dream Job Starts Here!'], seen('the placements')),
  'Start Your Placement Journey!': both(
    seen('the placements'),
    measured('the placements', leads('Start Your Placement Journey!', '/register')),
  ),
  ...each(
    ['Hands-on AI Projects', 'Top-Tier Mentorship', 'Resume & Interview Training', 'Exclusive Hiring Network'],
    seen('the placements'),
  ),
  'upskill with AI training': seenAs('the placements', 'Step 1 Upskill with AI training'),
  'develop AI projects': seenAs('the placements', 'Step 2 Develop AI projects'),
  'resume and interview preparation': seenAs('the placements', 'Step 3 Resume and interview preparation'),
  'secure a job': seenAs('the placements', 'Step 4 Secure a job'),
};

const pitchDeck: Section = {
  '/pitch-deck': stands,
  '10 snap-scrolling slides': measured('the pitch deck', (page) => areCounted(page.locator('.slide'), 10)),
  Space: equals(slideByKey(' ', 0, 10), 1),
  Enter: equals(slideByKey('Enter', 0, 10), 1),
  ArrowDown: equals(slideByKey('ArrowDown', 0, 10), 1),
  ArrowUp: equals(slideByKey('ArrowUp', 1, 10), 0),
  'Start Building Now': both(seen('the pitch deck'), measured('the pitch deck', leads('Start Building Now', '/register'))),
  'Join the Revolution': both(seen('the pitch deck'), measured('the pitch deck', leads('Join the Revolution', '/register'))),
  ...each(['F11', 'Ctrl+Cmd+F'], seen('the pitch deck')),
  '10+ no-code tools': seenAs('the pitch deck', 'no-code tools 10+'),
  '15+ AI integrations': seenAs('the pitch deck', 'AI integrations 15+'),
  '20+ live projects': seenAs('the pitch deck', 'live projects 20+'),
  '24/7 support': seenAs('the pitch deck', 'support 24/7'),
  'fixed logo linking to /': measured('the slideshow', (page) => areCounted(page.locator('.deck-logo[href="/"]'), 1)),
  'dot buttons': measured('the slideshow', (page) => areCounted(page.getByRole('navigation', { name: 'Slides' }).getByRole('button'), 10)),
};

export const marketing2: Section = { ...landing, ...startupBuilder, ...placements, ...pitchDeck };

const words = ['Faster', 'Smarter', 'Cheaper'];

export const marketing9: Section = {
  '90 ms per character': equals(durationOf(words, { word: 0, letters: 3, erasing: true }), 90),
  '2000 ms pause': equals(durationOf(words, { word: 0, letters: 6, erasing: true }), 2000),
  ...each(['37%', '72%', '200%'], seen('the pitch deck')),
  '80 or 100 particles': ruled(
    39,
    measured('the landing page', (page) => areCounted(page.locator('canvas.star-field'), 1)),
  ),
};
