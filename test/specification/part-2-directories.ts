import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import tools from '#content/ai-tools.json';
import hackathons from '#content/hackathons.json';
import investors from '#content/investors.json';
import { Tool } from '#app/ai-tools/contract.ts';
import { minimumRatings } from '#app/ai-tools/tool-filter.ts';
import { areCounted, leads } from './measures.ts';
import {
  both,
  each,
  equals,
  fieldOf,
  measured,
  ruled,
  seen,
  seenAs,
  stands,
  type Section,
} from './proofs.ts';

const rated = 'the AI tools, rated 4.9, with logos that fail';

/** All cards show this many of five stars lit. */
const areLit = (lit: number) => async (page: Page) => {
  const cards = await page.getByRole('article').count();
  expect(cards).toBeGreaterThan(0);
  await areCounted(page.locator('.star-lit'), cards * lit);
  await areCounted(page.locator('.star-unlit'), cards * (5 - lit));
};

/** The first card, whose logo failed to load, shows the drawing. */
const fallsBack = async (page: Page) => {
  const first = page.getByRole('article').first();
  await areCounted(first.locator('img'), 0);
  await areCounted(first.locator('.tool-logo svg'), 1);
};

export const directories2: Section = {
  ...each(['/ai-tools', '/ai-tools/{id}'], stands),
  'search box': measured('the AI tools', (page) =>
    areCounted(page.getByRole('searchbox', { name: 'Search tools' }), 1),
  ),
  ...each(['category', 'pricing', 'minimum rating'], (name) => ({
    measured: 'the AI tools',
    check: (page) => areCounted(page.getByRole('group', { name: new RegExp(`^${name}$`, 'i') }), 1),
  })),
  any: seenAs('the AI tools', 'Any'),
  ...each(['3', '4', '4.5'], (rating) => ({ seen: 'the AI tools', as: `${rating} and up` })),
  'and others': ruled(
    21,
    both(
      seenAs('the AI tools', 'API available'),
      seenAs('the AI tools', 'Tags'),
      seenAs('the AI tools', 'Highest rated'),
    ),
  ),
  'floor of the rating': both(
    measured(rated, areLit(4)),
    ruled(33, seenAs(rated, 'Rated 4.9 out of 5')),
  ),
  'fallback logo': measured(rated, fallsBack),
  'Back to AI Tools': both(
    seen('an AI tool'),
    measured('an AI tool', leads('Back to AI Tools', '/ai-tools')),
  ),
  'no network call is made': ruled(21, () => ({
    served: async (get) => {
      const answers = await Promise.all(
        ['/api/ai-tools', '/api/investors'].map(async (path) => (await get(path)).json()),
      );
      return [answers.map(({ total }: { total: number }) => total > 12), [true, true]];
    },
  })),
  'bundled sample data (12 entries)': ruled(
    21,
    measured('the AI tools', (page) => areCounted(page.getByRole('article'), 24)),
  ),
};

export const directories3: Section = {
  ...each(
    [
      'id',
      'name',
      'description',
      'category',
      'tags',
      'website',
      'pricing',
      'features',
      'api_available',
    ],
    fieldOf(Tool),
  ),
  ...each(['rating', 'reviews_count', 'logo', 'created_at', 'updated_at'], fieldOf(Tool)),
  ...each(['free', 'paid', 'price_range'], fieldOf(Tool.shape.pricing)),
};

export const directories8: Section = {
  'Failed to load AI tools. Please try again later.': seen('the AI tools, no answer'),
  'AI tool not found': seen('an AI tool that is not there'),
  'Failed to load tool details. Please try again later.': seen('an AI tool, no answer'),
};

export const directories9: Section = {
  'AI tool sample count 12; investor sample count 15; hackathon samples 5': ruled(
    45,
    equals([tools.length >= 40, investors.length, hackathons.hackathons.length], [true, 40, 8]),
  ),
  'minimum rating filter: any, 3, 4, 4.5': equals(minimumRatings, ['3', '4', '4.5']),
};
