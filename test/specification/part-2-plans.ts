import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { membershipsContract } from '#app/memberships/contract.ts';
import { planLabel, planTypes } from '#app/memberships/plans.ts';
import { priceOf } from '#app/payments/price.ts';
import { codeFault } from '#app/referrals/referral-code.ts';
import { afterSignIn } from '#app/shared/redirects.ts';
import { areCounted, bodiesSent, comesTo, comesToKeep } from './measures.ts';
import { section5 as accounts5 } from './part-1-sections-4-to-7.ts';
import {
  both,
  each,
  equals,
  fieldOf,
  leadsTo,
  measured,
  provedIn,
  ruled,
  seen,
  seenAs,
  stands,
  type Section,
} from './proofs.ts';

const hasButton = (name: string | RegExp, count: number) => (page: Page) =>
  areCounted(page.getByRole('button', { name }), count);

/** The literals that are also in part 1, with its proofs. */
export const asThere = (section: Section, literals: readonly string[]): Section =>
  each(literals, (literal) => [section[literal]?.(literal) ?? []].flat());

const keptPlan = provedIn(
  'test/journeys/checkout-way.test.ts',
  'a plan chosen before signing in is selected at the checkout',
);

const friendsCode = provedIn(
  'test/journeys/codes.test.ts',
  'a friend’s code is verified, applied, removed, applied again and paid with',
);

export const plans2: Section = {
  ...each(['/login', '/register'], stands),
  'three plan cards': measured('the plans', hasButton(/^Choose /, 3)),
  'referral code field': both(
    seenAs('the plans', 'Referral code'),
    seenAs('the checkout', 'Referral code'),
  ),
  'an order summary': seenAs('the checkout', 'Order summary'),
  'Pay Now': seen('the checkout'),
  'close button': measured('the checkout', hasButton('Close checkout and return to plans', 1)),
  'clears the selected plan and returns to the cards': keptPlan,
  '/terms': ruled(4, leadsTo('/terms-and-conditions')),
  'A link to /terms is shown': ruled(
    57,
    measured('the checkout', async (page) => {
      await expect
        .poll(() =>
          page.getByRole('main').getByRole('link', { name: 'terms' }).getAttribute('href'),
        )
        .toBe('/terms');
    }),
  ),
  'The screen that toggles sign-in and create-account is also reached at /login and /register':
    both(seenAs('sign-in', 'Create Account'), seenAs('sign-up', 'Sign in')),
  'the register route shows the plan screen in the plan context': ruled(
    3,
    seenAs('sign-up', 'Choose Basic'),
  ),
  'a Forgot password link to /forgot-password': measured('sign-in', async (page) => {
    const link = page.getByRole('link', { name: /Forgot password/ });
    await expect.poll(() => link.getAttribute('href')).toBe('/forgot-password');
  }),
};

const planFields = membershipsContract['GET /plans'].ok.element;

export const basicAt30 = priceOf(5000_00, { discount: { percent: 30, amountPaise: 0 } });

export const plans3: Section = {
  ...each(['basicPlan', 'premiumPlan', 'collegePlan'], (type) => ({
    holds: () => [planTypes.some((known) => known === type), true],
  })),
  ...each(
    ['type', 'name', 'originalPrice', 'currentPrice', 'discountPercent', 'validity', 'features'],
    fieldOf(planFields),
  ),
  'discountedPrice (optional, set after a referral code is applied)': both(
    seenAs('the checkout', 'To pay ₹5,000'),
    seenAs('a code applied', 'To pay ₹3,500'),
  ),
  'Premium is labelled /Lifetime, the others /year': measured('the plans', async (page) => {
    await expect
      .poll(() => page.locator('.plan-price b').allTextContents())
      .toEqual(['/year', '/Lifetime', '/year']);
  }),
  'basic also shows per year': measured('the plans', async (page) => {
    await expect
      .poll(() =>
        page.locator('.plan').filter({ hasText: 'per year' }).locator('h2').allTextContents(),
      )
      .toEqual(['Basic']);
  }),
  'Membership type labels: Premium, Lifetime, or other': both(
    equals(planLabel('premiumPlan'), 'Premium Plan (Lifetime)'),
    equals(planLabel(null), 'No Plan'),
  ),
};

const member = { active: true, admin: false };

const buyer = { active: false, admin: false };

export const plans4: Section = {
  'A logged-out user picking a plan has the choice saved': both(
    measured('a plan kept over the sign-in', (page) =>
      comesToKeep(
        page,
        'selectedPlanType',
        'selectedPlanPrice',
        'redirectAfterLogin',
        'fromPlanSelection',
      ),
    ),
    keptPlan,
  ),
  'and is sent to /login': measured('a plan kept over the sign-in', (page) =>
    comesTo(page, '/login'),
  ),
  'After login the saved plan is restored and the flag entries are cleared': keptPlan,
  'A logged-in user picking a plan gets it as the selected plan': seenAs(
    'the checkout',
    'Basic plan, 1 year',
  ),
  'discountedPrice equals currentPrice minus currentPrice times percent over 100': both(
    equals(basicAt30.amountPaise, 5000_00 - (5000_00 * 30) / 100),
    seenAs('a code applied', '₹3,500'),
  ),
  'if not signed in, the selected plan type is stored locally and the user is sent to /login':
    measured('a payment, session over', async (page) => {
      await comesTo(page, '/login');
      expect(await page.evaluate(() => localStorage.getItem('selectedPlanType'))).toBe('basicPlan');
    }),
  'the referral code only if applied': both(
    provedIn(
      'test/journeys/codes.test.ts',
      'a code that is neither applied nor removed blocks the payment, and an unapplied one is not sent',
    ),
    measured('a payment made', async (page) => {
      expect(bodiesSent(page, 'POST /payment/orders')).toMatchObject([
        { planType: 'basicPlan', referralCode: 'SPRING30' },
      ]);
    }),
  ),
  'entered, then verifying, then valid': friendsCode,
  Apply: both(friendsCode, measured('a code applied', hasButton('Apply', 0))),
  'or invalid (error shown)': seenAs('a code, wrong', 'Invalid referral code'),
  'locks the input': measured('a code applied', async (page) => {
    await expect.poll(() => page.getByLabel('Referral code').isEditable()).toBe(false);
  }),
  Remove: seen('a code applied'),
  'Remove clears the code, the discount and the discounted price': friendsCode,
  'if membershipStatus is active go to /dashboard; otherwise go to the stored redirectAfterLogin (then clear it) or /register':
    both(
      ruled(
        43,
        equals(
          [afterSignIn(member, '/courses'), afterSignIn(member, null), afterSignIn(buyer, null)],
          ['/dashboard', '/dashboard', '/register'],
        ),
      ),
      equals(afterSignIn(buyer, '/hackathon'), '/hackathon'),
      keptPlan,
    ),
};

export const plans5: Section = {
  'Please enter a referral code': seen('a code, empty'),
  'Please select a plan first': seen('a code, no plan'),
  'Please log in to verify referral code': seen('a code, session over'),
  'the plan is saved and the user is redirected to login': measured(
    'a code, session over',
    async (page) => {
      await comesTo(page, '/login');
      expect(await page.evaluate(() => localStorage.getItem('selectedPlanType'))).toBe('basicPlan');
    },
  ),
  'The code is trimmed before sending': measured('a code applied', async (page) => {
    expect(bodiesSent(page, 'POST /payment/verify-referral')).toEqual([
      { code: 'SPRING30', planType: 'basicPlan' },
    ]);
  }),
  'Referral code bounds beyond format are not shown': ruled(
    10,
    equals(['abc', 'abcd', 'a'.repeat(20), 'a'.repeat(21)].map(codeFault), [
      'length',
      undefined,
      undefined,
      'length',
    ]),
  ),
  ...asThere(accounts5, [
    'letters, numbers and underscores only',
    'Password must be at least 8 characters long',
    'Password must contain at least one uppercase letter',
    'lowercase letter',
    'number',
    'special character',
    'Password meets all requirements',
    '!@#$%^&*(),.?":{}|<>',
  ]),
};
