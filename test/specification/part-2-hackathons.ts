import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import content from '#content/hackathons.json';
import { Hackathon } from '#app/hackathons/contract.ts';
import { categoriesOf, teamSize, tabs } from '#app/hackathons/vocabulary.ts';
import { areCounted } from './measures.ts';
import { both, each, equals, fieldOf, measured, ruled, seen, seenAs, stands, type Section } from './proofs.ts';

const first = '2025-07-01T18:29:59.000Z';

/** The list can be reached from the hero, and is what the link names. */
async function leadsToTheList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Explore Hackathons' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#explore');
  await areCounted(page.locator('#explore'), 1);
}

/** Each digit of the timer is zero. */
async function showsZeros(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('timer').locator('b').allTextContents()).toEqual(['00', '00', '00', '00']);
}

export const hackathons2: Section = {
  '/hackathon': stands,
  'Explore Hackathons': both(seen('the hackathons'), measured('the hackathons', leadsToTheList)),
  'Time Left to Submit': seen('the hackathons'),
  ...each(['days', 'hours', 'mins', 'secs'], seen('the hackathons')),
  'zeros once past': measured('a hackathon that is past', showsZeros),
  'marquee banner': measured('the hackathons', (page) => areCounted(page.locator('.marquee'), 1)),
  'What We Do Here': seen('the hackathons'),
  ...each(['Curated Hackathons', 'Team Finding Board', 'Expert Mentorship', 'Winner Showcase'], seen('the hackathons')),
  'Join Now': seen('the hackathons'),
  'View Details': seen('the hackathons'),
  'Join Team': seen('the hackathons'),
  'No hackathons found matching your criteria.': seen('no hackathon found'),
  ...each(['Prize pool', 'Participants', 'Deadline', 'Duration'], seen('a hackathon in the dialog')),
  '1st/2nd/3rd place prizes': both(
    seenAs('a hackathon in the dialog', '1st place'),
    both(seenAs('a hackathon in the dialog', '2nd place'), seenAs('a hackathon in the dialog', '3rd place')),
  ),
  ...each(['Register on Devpost', 'Find Teammates', 'Get Mentorship'], seen('a hackathon in the dialog')),
  'new tab': measured('a hackathon in the dialog', async (page) => {
    const link = page.getByRole('dialog').getByRole('link', { name: 'Register on Devpost' });
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
  }),
  'Find Your Team': seen('the hackathons'),
  'The promotional banner is not shown on /hackathon': measured('the hackathons', (page) => areCounted(page.locator('.promo-banner'), 0)),
};

export const hackathons3: Section = {
  ...each(
    ['id', 'title', 'organizer', 'description', 'prize', 'participants', 'deadline', 'duration', 'location', 'tags', 'status', 'featured'],
    fieldOf(Hackathon),
  ),
  'teams of 1-4 members': seenAs('a hackathon in the dialog', 'Teams of 1-4 members'),
  'all code written during the hackathon period': seenAs(
    'a hackathon in the dialog',
    'All code must be written during the hackathon period',
  ),
  'submit before the deadline': seenAs('a hackathon in the dialog', 'Submit before the deadline'),
  'open-source libraries and APIs allowed': seenAs('a hackathon in the dialog', 'Open-source libraries and APIs are allowed'),
  ...each(['$15,000', '$10,000'], seen('a hackathon in the dialog')),
};

export const hackathons8: Section = {
  'No hackathons found matching your criteria.': seen('no hackathon found'),
};

export const hackathons9: Section = {
  'hackathon samples 5': ruled(45, equals(content.hackathons.length, 8)),
  '1 July 2025, 23:59:59': ruled(
    22,
    measured('a hackathon that is past', (page) => areCounted(page.locator(`time[datetime="${first}"]`).first(), 1)),
  ),
  'Team size 1-4': equals([teamSize.least, teamSize.most], [1, 4]),
  'all, ai, web3, climate, healthcare': both(
    equals(tabs.join(', '), 'all, ai, web3, climate, healthcare'),
    ruled(32, equals(categoriesOf(['Generative AI', 'Blockchain', 'Retail']), ['ai'])),
  ),
};
