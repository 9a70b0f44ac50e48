import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paymentsContract } from '#app/payments/contract.ts';
import { areCounted, bodiesSent, comesTo } from './measures.ts';
import { section3 as accounts3 } from './part-1-section-3.ts';
import { section8 as accounts8 } from './part-1-sections-8-and-9.ts';
import { asThere } from './part-2-plans.ts';
import {
  both,
  each,
  fieldOf,
  measured,
  provedIn,
  ruled,
  seen,
  seenAs,
  type Section,
} from './proofs.ts';

const order = paymentsContract['POST /payment/orders'].ok;
const code = paymentsContract['POST /payment/verify-referral'].ok;

export const payments3: Section = {
  orderId: fieldOf(order),
  amount: ruled(11, fieldOf(order)),
  key: fieldOf(order),
  ...each(['isValid', 'discountPercent', 'error', 'referrerName'], fieldOf(code)),
  ...asThere(accounts3, ['referrals', 'totalRewards', 'referredUsers']),
  ...asThere(accounts3, [
    'token',
    'selectedPlanType',
    'selectedPlanPrice',
    'redirectAfterLogin',
    'fromPlanSelection',
  ]),
  ...asThere(accounts3, [
    'id',
    'slug',
    'title',
    'description',
    'duration',
    'lessons',
    'students',
    'rating',
    'reviews',
    'image',
  ]),
  ...asThere(accounts3, [
    'instructor',
    'learningPoints',
    'courseContent',
    'targetAudience',
    'faqs',
    'isNew',
    'isTrending',
  ]),
  ...asThere(accounts3, [
    'uid',
    'displayName',
    'email',
    'subscriptionStartDate',
    'membershipStatus',
  ]),
};

/** The options that the gateway's window was opened with. */
async function isOpenedFor(page: Page): Promise<void> {
  const opened = await page.evaluate(
    () =>
      JSON.parse(
        JSON.stringify((globalThis as unknown as { openedWith: object }).openedWith),
      ) as unknown,
  );
  expect(opened).toMatchObject({
    amount: 5000_00,
    currency: 'INR',
    order_id: expect.stringMatching(/^order_/),
    prefill: { name: 'Naina Gill', email: expect.stringMatching(/^traveller-.*@example\.in$/) },
  });
}

const sends =
  (...bodies: object[]) =>
  async (page: Page): Promise<void> => {
    await expect.poll(() => bodiesSent(page, 'PUT /payment/orders/{orderId}')).toEqual(bodies);
  };
const paymentId = expect.stringMatching(/^pay_\w+$/) as string;
const signature = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
const confirms = measured(
  'a payment made',
  sends({ paymentId, signature, status: 'completed', referralCode: 'SPRING30' }),
);
const marksFailed = measured(
  'a payment that was not verified',
  sends({ paymentId, signature, status: 'completed' }, { paymentId, status: 'failed' }),
);
const marksCancelled = measured(
  'a payment dismissed',
  sends({ paymentId: 'cancelled', status: 'failed' }),
);

export const payments4: Section = {
  "a card payment provider's script loaded on demand": measured('the checkout', (page) =>
    areCounted(page.locator('script[src*="checkout.js"]'), 0),
  ),
  'currency INR; prefilled with user name and email': measured(
    'a payment whose answer can’t be read',
    isOpenedFor,
  ),
  'success: a verification call': confirms,
  'Payment successful! Welcome to {product}!': seenAs(
    'a payment made',
    'Payment successful! Welcome to Liftoff!',
  ),
  'goes to /dashboard': measured('a payment made', (page) => comesTo(page, '/dashboard')),
  'the payment is marked failed': marksFailed,
  'the page shows the detail': provedIn(
    'test/journeys/payment.test.ts',
    'a failed and a dismissed payment are shown, and cost nothing',
  ),
  'or Payment failed. Please try again.': seenAs(
    'a payment that failed without words',
    'Payment failed. Please try again.',
  ),
  'dismissed: the payment is marked failed with paymentId cancelled': marksCancelled,
  'Payment cancelled (info)': both(
    seenAs('a payment dismissed', 'Payment cancelled'),
    measured('a payment dismissed', (page) =>
      areCounted(page.locator('.note-info').getByText('Payment cancelled'), 1),
    ),
  ),
};

export const payments7: Section = {
  'PUT /payment/orders/{orderId} (success) {paymentId, signature, status: completed, referralCode}':
    confirms,
  'PUT /payment/orders/{orderId} (verification failure) {paymentId, status: failed, referralCode}':
    marksFailed,
  'PUT /payment/orders/{orderId} (dismissal) {paymentId: cancelled, status: failed, referralCode}':
    marksCancelled,
};

const wordless = 'a payment without an order, no words';

export const payments8: Section = {
  'Failed to load payment system. Please try again.': seen('a payment without its script'),
  'Failed to create payment order: {reason}.': seenAs(
    'a payment without an order',
    'Failed to create payment order: The gateway is away.',
  ),
  'Payment verification failed: {reason}.': seenAs(
    'a payment that was not verified',
    'Payment verification failed: The signature is wrong.',
  ),
  'Payment handler error: {reason}.': seenAs(
    'a payment whose answer can’t be read',
    'Payment handler error: The payment window’s answer can’t be read.',
  ),
  'Failed to initialize the checkout: {reason}.': seenAs(
    'a payment whose window fails',
    'Failed to initialize the checkout: No window.',
  ),
  'Payment initiation failed (fallback)': seenAs(wordless, 'Payment initiation failed'),
  'Toast on start failure: the error message': measured('a payment without an order', (page) =>
    areCounted(
      page
        .locator('.toast-error')
        .getByText('Failed to create payment order: The gateway is away.'),
      1,
    ),
  ),
  'or Failed to initiate payment. Please try again.': measured(wordless, (page) =>
    areCounted(
      page.locator('.toast-error').getByText('Failed to initiate payment. Please try again.'),
      1,
    ),
  ),
  'Payment successful! Welcome to {product}!': seenAs(
    'a payment made',
    'Payment successful! Welcome to Liftoff!',
  ),
  'Payment failed. Please try again.': seen('a payment that failed without words'),
  'Payment cancelled': seen('a payment dismissed'),
  'Failed to verify referral code': seen('a code, no words'),
  'Failed to get referral stats': seen('the referral statistics, no words'),
  'Failed to check referral code availability': seen('the referral code, not looked up'),
  'Referral code applied! {percent}% discount': seenAs(
    'a code applied',
    'Referral code applied! 30% discount',
  ),
  'Invalid: the error': seenAs('a code, wrong', 'Invalid referral code'),
  'Invalid referral code': seen('a code, wrong'),
  ...asThere(accounts8, [
    'referral/code-already-exists',
    'This referral code is already taken. Please choose a different one.',
    'referral/invalid-format',
    'Invalid referral code format. Please use only letters, numbers, and underscores.',
    'Failed to update referral code',
    'auth/email-not-verified',
    'Please verify your email address before logging in. Check your inbox for the verification link.',
    'auth/account-disabled',
    'Your account is disabled. Please contact support.',
  ]),
  'Other errors show the error message': seenAs(
    'sign-in, server fault',
    'An unexpected error occurred',
  ),
};
