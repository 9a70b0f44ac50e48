import { passwordWeakness } from '#app/accounts/password-weakness.ts';
import { thumbnailAddress } from '#app/courses/thumbnail.ts';
import { dayMs } from '#app/shared/durations.ts';
import { daysLeft } from '#app/memberships/days-left.ts';
import { nextPeriod } from '#app/memberships/membership-status.ts';
import { membershipYearDays } from '#app/memberships/plans.ts';
import { promotion, defaultGuaranteeDays } from '#app/shared/brand.ts';
import { rupeesAndPaiseText, rupeesText } from '#app/shared/money.ts';
import { comesTo } from './measures.ts';
import { section2 } from './part-1-section-2.ts';
import { section3 } from './part-1-section-3.ts';
import { section4 } from './part-1-sections-4-to-7.ts';
import { answered, both, equals, measured, ruled, seen, seenAs, type Section } from './proofs.ts';

export const section8: Section = {
  'Network error. Please check your connection.': seen('sign-in, no answer', 'reset, no answer'),
  'An unexpected error occurred': seen('sign-in, server fault', 'a failure without words'),
  'Failed to create course': seen('one course, no answer'),

  'auth/email-already-exists': answered('sign-up, taken'),
  'This email is already registered. Please try logging in or use a different email.': both(
    answered('sign-up, taken'),
    seen('sign-up, taken'),
  ),
  'auth/weak-password': answered('sign-up, weak password'),
  'Password is too weak. Please use a stronger password.': both(
    answered('sign-up, weak password'),
    seen('sign-up, weak', 'sign-up, common password'),
  ),
  'auth/invalid-email': answered('sign-up, bad address'),
  'Invalid email format. Please enter a valid email address.': both(
    answered('sign-up, bad address'),
    seen('sign-up, bad address'),
  ),
  // Only the browser shows this: the server can't answer it.
  'auth/network-error': seenAs(
    'sign-up, no answer',
    'Network error. Please check your internet connection and try again.',
  ),
  'Network error. Please check your internet connection and try again.': seen('sign-up, no answer'),
  'Registration failed. Please try again.': seen('sign-up, no words'),

  'auth/email-not-verified': answered('sign-in, not verified'),
  'Please verify your email address before logging in. Check your inbox for the verification link.':
    both(answered('sign-in, not verified'), seen('sign-in, not verified')),
  'auth/account-disabled': answered('sign-in, disabled'),
  'Your account is disabled. Please contact support.': both(
    answered('sign-in, disabled'),
    seen('sign-in, disabled'),
  ),
  'Login failed': seen('sign-in, no words'),

  'auth/invalid-action-code': answered('verification, made-up code', 'reset, made-up code'),
  'Invalid or expired verification link': both(
    answered('verification, made-up code'),
    seen('verification, bad link'),
  ),
  'auth/expired-action-code': answered('verification, a day later', 'reset, an hour later'),
  'Verification link has expired': both(
    answered('verification, a day later'),
    seen('verification, old link'),
  ),
  'auth/email-already-verified': answered('verification, twice'),
  'Email is already verified': both(answered('verification, twice'), () =>
    seen('verified before')('Email Verified'),
  ),
  'Invalid verification link': both(
    answered('verification, no code'),
    seen('verification without a code'),
  ),
  'Failed to verify email': seen('verification, no words'),
  'Verification failed': seen('verification, not by the server'),

  'Failed to send reset link': seen('reset, no words'),
  'Password reset link sent to your email': both(
    answered('reset asked for'),
    seen('reset asked for'),
  ),

  'invalid-action-code': () => answered('reset, made-up code')('auth/invalid-action-code'),
  'Invalid or expired reset link': both(
    answered('reset, made-up code'),
    seen('used reset link', 'new password, bad link'),
  ),
  'expired-action-code': () => answered('reset, an hour later')('auth/expired-action-code'),
  'Reset link has expired. Please request a new one.': both(
    answered('reset, an hour later'),
    seen('new password, old link'),
  ),
  'weak-password': () => answered('reset, weak password')('auth/weak-password'),
  'Password is too weak': both(answered('reset, weak password'), seen('new password, weak')),
  'Failed to reset password': seen('new password, no words'),
  'Password reset successfully': both(answered('reset done'), seen('new password, set')),

  'Profile name updated successfully!': seen('the name saved'),
  'Failed to update profile name. Please try again.': seen('the name not saved'),
  'Failed to refresh user data': seen('the dashboard, no answer'),
  'Failed to fetch profile': seen('the profile, no answer', 'sign-in, no profile'),
  'Profile update failed': seen('the photo not removed'),
  'Password reset failed': seen('a reset from the account, no words'),
  'Logout failed': ruled(
    'part 1 section 4: only logged',
    measured('logged out without an answer', (page) => comesTo(page, '/login')),
  ),

  'Failed to load referral statistics': seen(
    'the referral statistics, no words',
    'the profile, no answer',
  ),
  'This referral code is already taken. Please choose a different one.': both(
    answered('referral code, taken'),
    seen('the referral code, taken', 'the referral code, taken meanwhile'),
  ),
  'Failed to update referral code': seen('the referral code, no words'),
  'Referral code updated successfully!': seen('the referral code saved'),
  'Referral code copied to clipboard!': seen('the referral code copied'),
  'referral/code-already-exists': answered('referral code, taken'),
  'referral/invalid-format': answered('referral code, bad format'),
  'Invalid referral code format. Please use only letters, numbers, and underscores.': both(
    answered('referral code, bad format'),
    seen('the referral code, bad format', 'the referral code, dots'),
  ),

  'No courses found.': seen('a member’s courses, none'),
  'Course not found': seen('a member’s course that is not there'),
  'Course Not Found': seen('a course that is not there'),
  'No referred users yet': seen('the profile'),
  'No referral statistics available': seen('the referral statistics, no words'),
  'No referral code': seen('no referral code'),
};

const start = new Date('2026-01-01T00:00:00Z');
const { endsAt } = nextPeriod([], 'basicPlan', start);
const after = (days: number) => daysLeft(endsAt, new Date(start.getTime() + days * dayMs));

export const section9: Section = {
  token: section3.token ?? (() => []),
  '3000 ms': section4['3 seconds'] ?? (() => []),
  '3 seconds': both(
    seenAs('reset asked for', 'Redirecting to login page in 3 seconds...'),
    seenAs('new password, set', 'Redirecting to login page in 3 seconds...'),
  ),
  '8 characters': equals(
    [passwordWeakness('Mon#s-7'), passwordWeakness('Mon#so-7')],
    ['Password must be at least 8 characters long', null],
  ),
  '365 days': both(
    equals(membershipYearDays, 365),
    equals([0, 1, 1.5, 364, 365, 400].map(after), [365, 364, 364, 1, 0, 0]),
  ),
  SPRING30: ruled(8, equals(promotion.code, 'SPRING30')),
  '30%': ruled(8, equals(promotion.percent, 30)),
  '60 days': ruled(1, equals(defaultGuaranteeDays, 60)),
  '30 days': ruled(
    1,
    measured('the membership', async (page) => {
      await page.getByText('How do I get a refund?').click();
      await page.getByText('within 60 days of paying').waitFor();
    }),
  ),
  '35%': ruled(23, seenAs('a member’s course', '0 of')),
  '7 of 20': ruled(23, seenAs('a member’s courses', '0 of')),
  ...Object.fromEntries(
    ['149.99', '199.99', '499.99'].map((price) => [
      price,
      ruled(45, () => ({
        holds: async ({ call }) => [
          JSON.stringify((await call('GET', '/plans')).body).includes(price),
          false,
        ],
      })),
    ]),
  ),
  '₹': equals(rupeesText(5000), '₹5,000'),
  '2 decimals': both(equals(rupeesAndPaiseText(450), '₹450.00'), seenAs('the profile', '₹0.00')),
  '64 units': section2['64 units'] ?? (() => []),
  '20 collapsed': section2[20] ?? (() => []),
  '768 px': ruled(50, section2['768 px'] ?? (() => [])),
  '300 px': section2['300 px'] ?? (() => []),
  1000: equals(
    thumbnailAddress(`https://drive.google.com/open?id=${'a'.repeat(25)}`),
    `https://drive.google.com/thumbnail?id=${'a'.repeat(25)}&sz=w1000`,
  ),
  25: equals(
    thumbnailAddress(`https://drive.google.com/open?id=${'a'.repeat(24)}`),
    `https://drive.google.com/open?id=${'a'.repeat(24)}`,
  ),
};
