import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plans } from '#app/memberships/plans.ts';
import { paymentsContract } from '#app/payments/contract.ts';
import { areCounted } from './measures.ts';
import { section3 as accounts3, section5 as accounts5 } from './part-1-sections-3-to-7.ts';
import { section8 as accounts8 } from './part-1-sections-8-and-9.ts';
import { both, each, equals, fieldOf, isCalled, leadsTo, measured, ruled, seen, seenAs, type Section } from './proofs.ts';

/** The footer has a link of this name that leads there. */
const footerLeads = (name: string, target: string) =>
  measured('the footer of a visitor', async (page) => {
    await expect.poll(() => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(target);
  });
const hasButton = (name: string | RegExp, count: number) => (page: Page) => areCounted(page.getByRole('button', { name }), count);
/** The literals that part 1 has as well, with the proofs that stand there. */
const asThere = (section: Section, literals: readonly string[]): Section =>
  each(literals, (literal) => [section[literal]?.(literal) ?? []].flat());
const order = paymentsContract['POST /payment/orders'].ok;
const code = paymentsContract['POST /payment/verify-referral'].ok;

export const purchase2: Section = {
  'Startup Builder': footerLeads('Startup Builder', '/startup-builder'),
  Placements: footerLeads('Placements', '/placements'),
  Pricing: ruled(3, footerLeads('Pricing', '/register#plans')),
  Login: footerLeads('Login', '/login'),
  "Let's Build Together!": seen('the footer of a person'),
  'three plan cards': measured('the plans', hasButton(/^Choose /, 3)),
  'referral code field': both(seenAs('the plans', 'Referral code'), seenAs('the checkout', 'Referral code')),
  'Pay Now': seen('the checkout'),
  'close button': measured('the checkout', hasButton('Close checkout and return to plans', 1)),
  '/terms': ruled(4, leadsTo('/terms-and-conditions')),
};

export const purchase3: Section = {
  ...each(['basicPlan', 'premiumPlan', 'collegePlan'], (type) => ({ holds: () => [plans.some((plan) => plan.type === type), true] })),
  '/Lifetime': seenAs('the plans', 'Lifetime'),
  orderId: fieldOf(order),
  amount: ruled(11, fieldOf(order)),
  key: fieldOf(order),
  ...each(['isValid', 'discountPercent', 'error', 'referrerName'], fieldOf(code)),
  ...asThere(accounts3, ['token', 'selectedPlanType', 'selectedPlanPrice', 'redirectAfterLogin', 'fromPlanSelection']),
  ...asThere(accounts3, ['id', 'slug', 'title', 'description', 'duration', 'lessons', 'students', 'rating', 'reviews', 'image']),
  ...asThere(accounts3, ['instructor', 'learningPoints', 'courseContent', 'targetAudience', 'faqs', 'isNew', 'isTrending']),
  ...asThere(accounts3, ['uid', 'displayName', 'email', 'subscriptionStartDate', 'membershipStatus']),
};

export const purchase4: Section = {
  'saved plan': measured('a plan kept over the sign-in', (page) => page.waitForURL('**/login')),
  Apply: measured('a code applied', hasButton('Apply', 0)),
  Remove: seen('a code applied'),
  'locks the input': measured('a code applied', async (page) => {
    await expect.poll(() => page.getByLabel('Referral code').isEditable()).toBe(false);
  }),
  INR: seen('the checkout'),
  'Payment successful! Welcome to {product}!': seenAs('a payment made', 'Payment successful! Welcome to Liftoff!'),
  'goes to /dashboard': measured('a payment made', (page) => page.waitForURL('**/dashboard')),
  'Payment cancelled': seen('a payment dismissed'),
};

export const purchase5: Section = {
  'Email is required': seen('a letter, no address'),
  'Please enter a valid email address': seen('a letter, bad address'),
  'Please enter a referral code': seen('a code, empty'),
  'Please select a plan first': seen('a code, no plan'),
  'Please log in to verify referral code': seen('a code, session over'),
  ...asThere(accounts5, [
    'Password must be at least 8 characters long',
    'Password must contain at least one uppercase letter',
    'lowercase letter',
    'number',
    'special character',
    'Password meets all requirements',
    '!@#$%^&*(),.?":{}|<>',
  ]),
};

export const purchase7: Section = each(
  [
    'POST /newsletter/subscribe',
    'POST /collaboration/enquiries',
    'POST /payment/orders',
    'PUT /payment/orders/{orderId}',
    'POST /payment/verify-referral',
    'GET /referral/stats',
    'PUT /referral/update/{id}',
    'GET /referral/check/{code}',
    'POST /contact/queries',
  ],
  isCalled,
);

export const purchase8: Section = {
  'Failed to load courses': seen('courses that did not load'),
  'Failed to subscribe. Please try again.': seen('a letter, no words'),
  'Failed to submit enquiry. Please try again.': seen('an enquiry, no words'),
  "You've been subscribed to the Newsletter!": seen('a letter subscribed to'),
  "Thanks for your interest! We'll be in touch soon.": seen('an enquiry sent'),
  'Failed to load payment system. Please try again.': seen('a payment without its script'),
  'Failed to create payment order: {reason}.': seenAs('a payment without an order', 'Failed to create payment order: The gateway is away.'),
  'Payment verification failed: {reason}.': seenAs(
    'a payment that was not verified',
    'Payment verification failed: The signature is wrong.',
  ),
  'Failed to initialize the checkout: {reason}.': seenAs('a payment whose window fails', 'Failed to initialize the checkout: No window.'),
  'Payment successful! Welcome to {product}!': seenAs('a payment made', 'Payment successful! Welcome to Liftoff!'),
  'Payment failed. Please try again.': seen('a payment that failed without words'),
  'Payment cancelled': seen('a payment dismissed'),
  'Failed to verify referral code': seen('a code, no words'),
  'Referral code applied! {percent}% discount': seenAs('a code applied', 'Referral code applied! 30% discount'),
  'Invalid referral code': seen('a code, wrong'),
  ...asThere(accounts8, [
    'auth/email-not-verified',
    'Please verify your email address before logging in. Check your inbox for the verification link.',
    'auth/account-disabled',
    'Your account is disabled. Please contact support.',
    'referral/code-already-exists',
    'This referral code is already taken. Please choose a different one.',
    'referral/invalid-format',
    'Invalid referral code format. Please use only letters, numbers, and underscores.',
    'Failed to update referral code',
  ]),
  'Failed to get referral stats': ruled(
    'part 1 section 8',
    seenAs('the referral statistics, no words', 'No referral statistics available'),
  ),
  'Failed to check referral code availability': seen('the referral code, not looked up'),
  'No courses available at the moment.': seen('no courses'),
  'Course Not Found': seen('a course that is not there'),
};

const rupees = (pick: 'originalPricePaise' | 'currentPricePaise') => plans.map((plan) => plan[pick] / 100);
export const purchase9: Section = {
  'Basic, Premium, College': equals(
    plans.map(({ name }) => name),
    ['Basic', 'Premium', 'College'],
  ),
  'original: 7000, 15000, 15000': equals(rupees('originalPricePaise'), [7000, 15_000, 15_000]),
  'current: 5000, 15000, 1800': equals(rupees('currentPricePaise'), [5000, 15_000, 1800]),
  'discount: 29%, 0%, 88%': equals(
    plans.map(({ discountPercent }) => discountPercent),
    [29, 0, 88],
  ),
  'validity: 1 year, Lifetime, 1 year': equals(
    plans.map(({ validity }) => validity),
    ['1 year', 'Lifetime', '1 year'],
  ),
};
