import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import investors from '#content/investors.json';
import { MaskedInvestor } from '#app/investors/contract.ts';
import { perPage } from '#app/investors/directory-filter.ts';
import { areCounted } from './measures.ts';
import {
  both,
  each,
  equals,
  fieldOf,
  measured,
  provedIn,
  ruled,
  seen,
  seenAs,
  type Section,
} from './proofs.ts';
import { press } from './scene.ts';

const wall = 'the investors behind their visors';

/** Hidden at 200 pixels of scroll, visible at 201. */
async function comesAfter200(page: Page): Promise<void> {
  const call = page.locator('.sticky-call');
  const awayAt = (depth: number) => async () => {
    // The router may still scroll the page back to the top.
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), depth);
    return [
      await page.evaluate(() => scrollY),
      await call.evaluate((each) => each.matches('[inert]')),
    ];
  };
  await expect.poll(awayAt(201), { timeout: 5000 }).toEqual([201, false]);
  await expect.poll(awayAt(200), { timeout: 5000 }).toEqual([200, true]);
}

const opensAndCloses = measured(wall, async (page) => {
  await press(page, 'Cancel');
  await areCounted(page.getByRole('dialog'), 0);
  await press(page, /^View/);
  await areCounted(page.getByRole('dialog'), 1);
});
const leadsOn = measured(wall, async (page) => {
  await expect
    .poll(() =>
      page.getByRole('dialog').getByRole('link', { name: 'Register Now' }).getAttribute('href'),
    )
    .toBe('/register');
});

/** Part 2: the investor directory. */
export const investors2: Section = {
  '10 rows per page': both(
    equals(perPage, 10),
    measured('the investors', (page) =>
      areCounted(page.getByRole('button', { name: /^View/ }), 10),
    ),
  ),
  'Table with search and filters': measured('the investors', async (page) => {
    await areCounted(page.getByRole('searchbox', { name: 'Search investors' }), 1);
    await areCounted(page.getByRole('table', { name: 'Investors' }).getByRole('row'), 11);
  }),
  'Dropdown filters for location and tags are built from the data': both(
    ...(['Location', 'Tags'] as const).map((label) =>
      measured('the investors', async (page) => {
        const choices = await page
          .getByRole('combobox', { name: label })
          .locator('option')
          .allTextContents();
        const values = new Set(
          investors.flatMap(({ location, tags }) => (label === 'Tags' ? tags : [location])),
        );
        expect(
          choices
            .slice(1)
            .map((choice) => choice.replace(/ \(\d+\)$/, ''))
            .toSorted(),
        ).toEqual([...values].toSorted());
      }),
    ),
  ),
  'extra None option': measured('the investors', (page) =>
    areCounted(page.getByRole('option', { name: /^None/ }), 1),
  ),
  'inner letters replaced by X': measured('the investors', async (page) => {
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByText(/^\p{Lu}X+\p{L}/u)
          .count(),
      )
      .toBeGreaterThan(5);
  }),
  'avatars are blurred': measured('the investors', (page) =>
    areCounted(page.locator('.investor-who .avatar.art-masked'), 10),
  ),
  'Premium Feature': seen(wall),
  'You need to register and upgrade to a premium account to view investor details': seen(wall),
  Cancel: seen(wall),
  'Cancel closes': opensAndCloses,
  'Register Now': leadsOn,
  'Show Viewed toggle is disabled': ruled(
    20,
    measured('the investors', async (page) => {
      await expect.poll(() => page.getByLabel('Show Viewed').isDisabled()).toBe(true);
    }),
  ),
  'Page N of 57': ruled(45, seenAs('the investors', 'Page 1 of 4')),
  'bundled sample data (15 entries)': ruled(45, seenAs('the investors', '40 investors found')),
  'Next is always disabled; Previous appears only after page 1': ruled(
    20,
    both(
      measured('the investors', async (page) => {
        const next = page
          .getByRole('navigation', { name: 'Pages' })
          .getByRole('link', { name: 'Next' });
        await expect.poll(() => next.getAttribute('href')).toBe('/investors?page=2');
        await areCounted(page.getByRole('link', { name: 'Previous' }), 0);
      }),
      provedIn(
        'test/journeys/investors.test.ts',
        'filter, page on, open a profile, Back: the same list, page and place',
      ),
    ),
  ),
  'sticky call to action': measured('the investors', comesAfter200),
};

export const investors3: Section = each(
  ['id', 'name', 'headline', 'company', 'location', 'avatar', 'tags', 'verified'],
  fieldOf(MaskedInvestor),
);

export const investors4: Section = {
  'Investor paywall: View opens the modal; Cancel closes; Register Now goes to /register': both(
    opensAndCloses,
    leadsOn,
  ),
};

export const investors8: Section = {
  'Failed to load investors. Please try again later.': seen('the investors, no answer'),
  'No investors found matching your criteria.': seen('no investor found'),
};

export const investors9: Section = {
  'Investors: 10 per page; footer Page N of 57 (hard-coded)': ruled(
    20,
    both(equals(perPage, 10), seenAs('the investors', 'Page 1 of 4')),
  ),
  'Sticky call to action after 200 px of scroll': measured('the investors', comesAfter200),
};
