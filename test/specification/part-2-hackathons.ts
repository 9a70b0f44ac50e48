import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import content from '#content/hackathons.json';
import { Hackathon } from '#app/hackathons/contract.ts';
import { categoriesOf, tabs } from '#app/hackathons/vocabulary.ts';
import { areCounted } from './measures.ts';
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
  type Proof,
  type Section,
} from './proofs.ts';

const first = '2025-07-01T18:29:59.000Z';

/** The hero's link leads to the list. */
async function leadsToTheList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Explore Hackathons' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#explore');
  await areCounted(page.locator('#explore'), 1);
}

/** Each digit of the timer is zero. */
async function showsZeros(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByRole('timer').locator('b').allTextContents())
    .toEqual(['00', '00', '00', '00']);
}

/** The seconds count down one by one. */
async function ticks(page: Page): Promise<void> {
  const seconds = () => page.getByRole('timer').first().locator('b').last().innerText();
  await expect.poll(seconds).toMatch(/^\d\d$/);
  const before = Number(await seconds());
  const next = [1, 2].map((passed) => String((before - passed + 60) % 60).padStart(2, '0'));
  await expect
    .poll(async () => next.includes(await seconds()), { timeout: 1500, interval: 50 })
    .toBe(true);
}

/**
 * Open and featured: a card with Join Now. The others: a row with View Details, and Join Team while
 * it is open.
 */
async function areListed(page: Page): Promise<void> {
  const actions = async (place: string) => {
    const rows = await page
      .locator(place)
      .evaluateAll((all) => all.map((each) => each.textContent));
    return new Set(rows.map((row) => row.match(/Join Now|View Details|Join Team/g)?.join(', ')));
  };
  await expect.poll(() => actions('.featured-hackathons > *')).toEqual(new Set(['Join Now']));
  await expect
    .poll(() => actions('.hackathon-rows > *'))
    .toEqual(new Set(['View Details, Join Team', 'View Details']));
}

/** Which of the eight the API finds. */
const finds = (query: string, titles: readonly string[]) => (): Proof => ({
  served: async (get) => {
    const { items } = (await (await get(`/api/hackathons?${query}`)).json()) as {
      items: { title: string }[];
    };
    return [items.map(({ title }) => title).toSorted(), titles.toSorted()];
  },
});

export const hackathons2: Section = {
  '/hackathon': stands,
  'Register Now': both(
    seen('the hackathons'),
    measured('the hackathons', async (page) => {
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .getByRole('link', { name: 'Register Now' })
            .first()
            .getAttribute('href'),
        )
        .toMatch(/^\/hackathon\//);
    }),
  ),
  'Explore Hackathons': both(seen('the hackathons'), measured('the hackathons', leadsToTheList)),
  'Time Left to Submit': seen('the hackathons'),
  ...each(['days', 'hours', 'mins', 'secs'], seen('the hackathons')),
  'updated every second': measured('the hackathons', ticks),
  'zeros once past': measured('a hackathon that is past', showsZeros),
  'marquee banner': measured('the hackathons', (page) => areCounted(page.locator('.marquee'), 1)),
  'What We Do Here': seen('the hackathons'),
  'four cards': measured('the hackathons', (page) =>
    areCounted(page.locator('.what-we-do > article'), 4),
  ),
  ...each(
    ['Curated Hackathons', 'Team Finding Board', 'Expert Mentorship', 'Winner Showcase'],
    seen('the hackathons'),
  ),
  'a text search (matches title or description, case-insensitive)': both(
    finds('q=LEDGER+OF', ['Ledger of favours']),
    finds('q=Takes+One+Dull+OFFICE', ['Agents that finish']),
    finds('q=Paper+Lantern', []),
  ),
  'category tabs all, ai, web3, climate, healthcare': measured('the hackathons', async (page) => {
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Topics' }).getByRole('link').allInnerTexts(),
      )
      .toEqual(['All', 'AI', 'Web3', 'Climate', 'Healthcare']);
  }),
  '(a tab matches when any tag contains it)': ruled(
    32,
    finds('category=climate', ['Monsoon ready', 'Repair café']),
  ),
  'Featured hackathons appear as cards with Join Now; the others are listed with View Details':
    measured('the hackathons', areListed),
  'Join Now': seen('the hackathons'),
  'View Details': seen('the hackathons'),
  '(opens a modal)': measured('a hackathon in the dialog', (page) =>
    areCounted(page.getByRole('dialog'), 1),
  ),
  'Join Team': seen('the hackathons'),
  'No hackathons found matching your criteria.': seen('no hackathon found'),
  ...each(
    ['Prize pool', 'Participants', 'Deadline', 'Duration'],
    seen('a hackathon in the dialog'),
  ),
  'about text, rules': both(
    seenAs('a hackathon in the dialog', 'Rules'),
    seenAs(
      'a hackathon in the dialog',
      content.hackathons
        .find(({ title }) => title === 'The one-person start-up')
        ?.about.slice(0, 60) ?? '',
    ),
  ),
  tags: measured('a hackathon in the dialog', (page) =>
    areCounted(page.getByRole('dialog').getByText('No-code', { exact: true }), 1),
  ),
  '1st/2nd/3rd place prizes': both(
    seenAs('a hackathon in the dialog', '1st place'),
    both(
      seenAs('a hackathon in the dialog', '2nd place'),
      seenAs('a hackathon in the dialog', '3rd place'),
    ),
  ),
  ...each(
    ['Register on Devpost', 'Find Teammates', 'Get Mentorship'],
    seen('a hackathon in the dialog'),
  ),
  'Most buttons open an external registration form in a new tab': ruled(
    22,
    measured('a hackathon in the dialog', async (page) => {
      const link = page.getByRole('dialog').getByRole('link', { name: 'Register on Devpost' });
      await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    }),
  ),
  'Find Your Team': seen('the hackathons'),
  'Closing call to action: Find Your Team and Get Mentorship': measured(
    'the hackathons',
    async (page) => {
      await expect
        .poll(() => page.locator('.closing-call .button').allInnerTexts())
        .toEqual(['Find Your Team', 'Get Mentorship']);
    },
  ),
  'The promotional banner is not shown on /hackathon': measured('the hackathons', (page) =>
    areCounted(page.locator('.promo-banner'), 0),
  ),
};

export const hackathons3: Section = {
  'status (Open)': equals(Hackathon.shape.status.options, ['Open', 'Past']),
  ...each(
    [
      'id',
      'title',
      'organizer',
      'description',
      'prize',
      'participants',
      'deadline',
      'duration',
      'location',
      'tags',
      'status',
      'featured',
    ],
    fieldOf(Hackathon),
  ),
  'teams of 1-4 members': seenAs('a hackathon in the dialog', 'Teams of 1-4 members'),
  'all code written during the hackathon period': seenAs(
    'a hackathon in the dialog',
    'All code must be written during the hackathon period',
  ),
  'submit before the deadline': seenAs('a hackathon in the dialog', 'Submit before the deadline'),
  'open-source libraries and APIs allowed': seenAs(
    'a hackathon in the dialog',
    'Open-source libraries and APIs are allowed',
  ),
  ...each(['$15,000', '$10,000'], seen('a hackathon in the dialog')),
};

export const hackathons8: Section = {
  'No hackathons found matching your criteria.': seen('no hackathon found'),
};

export const hackathons4: Section = {
  'Hackathon countdown: ticks each second until the target, then zeros': both(
    measured('the hackathons', ticks),
    measured('a hackathon that is past', showsZeros),
  ),
};

export const hackathons9: Section = {
  '1 July 2025, 23:59:59': ruled(
    22,
    measured('a hackathon that is past', (page) =>
      areCounted(page.locator(`time[datetime="${first}"]`).first(), 1),
    ),
  ),
  'Team size 1-4': equals(content.rules.includes('Teams of 1-4 members'), true),
  'all, ai, web3, climate, healthcare': both(
    equals(tabs.join(', '), 'all, ai, web3, climate, healthcare'),
    ruled(32, equals(categoriesOf(['Generative AI', 'Blockchain', 'Retail']), ['ai'])),
  ),
};
