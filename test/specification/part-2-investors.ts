import { expect } from 'vitest';
import { MaskedInvestor } from '#app/investors/contract.ts';
import { perPage } from '#app/investors/directory-filter.ts';
import { areCounted } from './measures.ts';
import { both, each, equals, fieldOf, measured, ruled, seen, seenAs, type Section } from './proofs.ts';

const wall = 'the investors behind their visors';

/** Part 2: the investor directory. */
export const investors2: Section = {
  '10 rows per page': both(
    equals(perPage, 10),
    measured('the investors', (page) => areCounted(page.getByRole('button', { name: /^View/ }), 10)),
  ),
  'extra None option': measured('the investors', (page) => areCounted(page.getByRole('option', { name: /^None/ }), 1)),
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
  'Premium Feature': seen(wall),
  'You need to register and upgrade to a premium account to view investor details': seen(wall),
  Cancel: seen(wall),
  'Register Now': measured(wall, async (page) => {
    await expect.poll(() => page.getByRole('dialog').getByRole('link', { name: 'Register Now' }).getAttribute('href')).toBe('/register');
  }),
  'Show Viewed toggle is disabled': ruled(
    20,
    measured('the investors', async (page) => {
      await expect.poll(() => page.getByLabel('Show Viewed').isDisabled()).toBe(true);
    }),
  ),
  'Page N of 57': ruled(45, seenAs('the investors', 'Page 1 of 4')),
  'bundled sample data (15 entries)': ruled(45, seenAs('the investors', '40 investors found')),
  'sticky call to action': measured('the investors', async (page) => {
    const call = page.getByRole('link', { name: 'Register Now' }).last();
    await page.evaluate(() => scrollTo(0, 150));
    await expect.poll(() => call.isVisible().then((shown) => shown && call.evaluate((each) => !each.closest('[inert]')))).toBe(false);
    await page.evaluate(() => scrollTo(0, 260));
    await expect.poll(() => call.evaluate((each) => !each.closest('[inert]'))).toBe(true);
  }),
};

export const investors3: Section = each(
  ['id', 'name', 'headline', 'company', 'location', 'avatar', 'tags', 'verified'],
  fieldOf(MaskedInvestor),
);

export const investors8: Section = {
  'Failed to load investors. Please try again later.': seen('the investors, no answer'),
  'No investors found matching your criteria.': seen('no investor found'),
};
