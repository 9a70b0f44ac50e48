import { expect, vi } from 'vitest';
import { accountsContract } from '#app/accounts/contract.ts';
import { passwordMeetsAll, passwordRules } from '#app/accounts/password-rules.ts';
import { passwordWeakness } from '#app/accounts/password-weakness.ts';
import { planLabel } from '#app/memberships/plans.ts';
import { referralsContract } from '#app/referrals/contract.ts';
import { guard } from '#app/shared/redirects.ts';
import { toasts } from '#app/ui/dialog/toast.ts';
import { areCounted, comesTo } from './measures.ts';
import {
  answered,
  both,
  each,
  equals,
  fieldOf,
  isCalled,
  measured,
  ruled,
  says,
  seen,
  seenAs,
  type Section,
} from './proofs.ts';

const toastKinds = ['success', 'error', 'warning', 'info'] as const;

/** How long a toast stays, in milliseconds. */
function toastTime(): number {
  vi.useFakeTimers();
  try {
    for (const kind of toastKinds) toasts.show(kind, kind);
    let passed = 0;
    while (toasts.current().length > 0 && passed < 10_000) {
      vi.advanceTimersByTime(1);
      passed += 1;
    }
    return passed;
  } finally {
    vi.useRealTimers();
  }
}

const buyer = { signedIn: true, active: false, admin: false };

const visitor = { signedIn: false, active: false, admin: false };

export const section4: Section = {
  'Failed to load courses': seen('courses that did not load', 'a member’s courses, no answer'),
  ...each(toastKinds, (kind) => ({
    holds: () => {
      const id = toasts.show(kind as (typeof toastKinds)[number], 'Said');
      const shown = toasts.current().map((toast) => toast.kind);
      toasts.dismiss(id);
      return [shown, [kind]];
    },
  })),
  '3 seconds': ruled(35, () => ({ holds: () => [toastTime(), 3000] })),
  '/login': equals(guard('/dashboard', visitor), '/login'),
  '/dashboard': equals(guard('/login', { ...buyer, active: true }), '/dashboard'),
  '/register': equals(guard('/dashboard', buyer), '/register'),
  'Please check your email to verify your account. You will be able to login after verification.':
    both(seen('sign-up, done'), answered('sign-up')),
  '2-second delay': ruled(
    16,
    measured('sign-in, in motion', async (page) => {
      const started = performance.now();
      await page.getByText('Invalid email or password').first().waitFor();
      expect(performance.now() - started).toBeGreaterThan(1500);
    }),
  ),
  '3000 ms': measured('verified', async (page) => {
    await page.getByRole('heading', { name: 'Email Verified' }).waitFor();
    const time = await comesTo(page, '/login');
    expect(time).toBeGreaterThan(2000);
    expect(time).toBeLessThan(5000);
  }),
  'Email verified successfully': seen('verified', 'verified before'),
  'Premium Plan (Lifetime)': says(() => planLabel('premiumPlan')),
  'Basic Plan (1 Year)': both(
    says(() => planLabel('basicPlan')),
    seen('the dashboard', 'the profile', 'the membership'),
  ),
  'College Plan (1 Year)': says(() => planLabel('collegePlan')),
  'No Plan': says(() => planLabel(null)),
};

/** The messages of the other rules begin like the first one's. */
const asks =
  (make: Section[string]): Section[string] =>
  (ending) =>
    make(`Password must contain at least one ${ending}`);

const weakness = (password: string) => () => passwordWeakness(password) ?? '';

export const section5: Section = {
  'Please enter your full name': both(seen('sign-up, no name'), answered('sign-up, no name')),
  'Passwords do not match': seen('sign-up, passwords differ', 'new passwords differ'),
  'Password must be at least 8 characters long': both(
    says(weakness('Ab1!')),
    seen('sign-up, short', 'new password, short'),
  ),
  'Password must contain at least one uppercase letter': both(
    says(weakness('monsoon-7!')),
    seen('sign-up, no uppercase'),
  ),
  'lowercase letter': asks(both(says(weakness('MONSOON-7!')), seen('sign-up, no lowercase'))),
  number: asks(both(says(weakness('Monsoon-!')), seen('sign-up, no number'))),
  'special character': asks(both(says(weakness('Monsoon77')), seen('sign-up, no special'))),
  'Password meets all requirements': both(
    says(() => passwordMeetsAll),
    seen('sign-up, strong password'),
  ),
  'Invalid reset link': answered('reset, no code'),
  'Invalid verification link': both(
    seen('verification without a code'),
    answered('verification, no code'),
  ),
  '!@#$%^&*(),.?":{}|<>': (signs) => ({
    holds: () => {
      const special = passwordRules.find(({ id }) => id === 'special');
      const taken = Array.from({ length: 0x7f - 0x20 }, (_, n) =>
        String.fromCodePoint(n + 0x20),
      ).filter((sign) => special?.met(sign));
      return [taken.toSorted(), [...signs].toSorted()];
    },
  }),
  'letters, numbers and underscores only': both(
    () => answered('referral code, bad format')('referral/invalid-format'),
    seenAs(
      'the referral code, bad format',
      'Invalid referral code format. Please use only letters, numbers, and underscores.',
    ),
  ),
};

export const section6: Section = {
  '/register': equals(guard('/dashboard/profile', buyer), '/register'),
  '/login': equals(guard('/dashboard/profile', visitor), '/login'),
  '/admin': ruled(
    6,
    equals([guard('/admin', buyer), guard('/admin', { ...buyer, admin: true })], ['/', undefined]),
  ),
  'membershipStatus active': measured('the header of a member', (page) =>
    areCounted(page.getByText('Spring Sale'), 0),
  ),
};

export const section7: Section = {
  ...each(
    [
      'GET /courses',
      'GET /courses/{id}',
      'GET /courses/slug/{slug}',
      'POST /courses',
      'POST /auth/signup',
      'POST /auth/login',
    ],
    isCalled,
  ),
  ...each(
    [
      'GET /auth/users/{uid}',
      'PUT /auth/users/{uid}',
      'GET /auth/verify-token',
      'POST /auth/reset-password',
    ],
    isCalled,
  ),
  ...each(
    [
      'POST /auth/confirm-password-reset',
      'POST /auth/send-password-reset-confirmation',
      'POST /auth/verify-email',
    ],
    isCalled,
  ),
  ...each(
    ['GET /referral/stats', 'GET /referral/check/{code}', 'PUT /referral/update/{id}'],
    isCalled,
  ),
  token: fieldOf(accountsContract['POST /auth/login'].ok),
  'bearer authorization header': measured('the header of a member', async (page) => {
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/auth\/session/),
      page.reload(),
    ]);
    expect(request.headers().authorization).toMatch(/^Bearer [\w-]{43}$/);
  }),
  'error field': () =>
    answered('verification, made-up code')('Invalid or expired verification link'),
  available: fieldOf(referralsContract['GET /referral/check/{code}'].ok),
  message: both(
    fieldOf(accountsContract['POST /auth/signup'].ok),
    fieldOf(referralsContract['PUT /referral/update/{id}'].ok),
  ),
};
