import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterSignIn, guard, ownPath } from './redirects.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /courses',
  '/\t/evil.example',
  '/cou\nrses',
  '/login',
  '/verify-email?x',
  '',
  null,
])('%j is no path to go back to', (candidate) => {
  expect(ownPath(candidate)).toBeUndefined();
});

test('whatever is stored, sign-in leads to an address of our own', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      fc.boolean(),
      (stored, active) => {
        const target = new URL(afterSignIn(active, stored), 'https://liftoff.example');
        expect(target.origin).toBe('https://liftoff.example');
        if (active) expect(target.pathname).toMatch(/^\/dashboard(\/|$)/);
      },
    ),
  );
});

test('a member returns to the stored dashboard path only, others to the stored path or the plans', () => {
  expect(afterSignIn(true, '/dashboard/my-courses?x=1#y')).toBe('/dashboard/my-courses?x=1#y');
  expect(afterSignIn(true, '/courses')).toBe('/dashboard');
  expect(afterSignIn(true, null)).toBe('/dashboard');
  expect(afterSignIn(false, '/courses/no-code-app-lab')).toBe('/courses/no-code-app-lab');
  expect(afterSignIn(false, '/dashboard')).toBe('/register');
  expect(afterSignIn(false, null)).toBe('/register');
});

test('the dashboard is for members, admin pages for admins, and the sign-in screen for nobody who is signed in', () => {
  const visitor = { signedIn: false, active: false, admin: false };
  const buyer = { signedIn: true, active: false, admin: false };
  const member = { signedIn: true, active: true, admin: false };
  const admin = { signedIn: true, active: false, admin: true };
  expect([visitor, buyer, member, admin].map((who) => guard('/dashboard/my-courses', who))).toEqual([
    '/login',
    '/register',
    undefined,
    undefined,
  ]);
  expect([visitor, buyer, member, admin].map((who) => guard('/admin', who))).toEqual(['/', '/', '/', undefined]);
  expect([visitor, buyer, member].map((who) => guard('/login', who))).toEqual([undefined, '/register', '/dashboard']);
  expect(guard('/dashboards', visitor)).toBeUndefined();
});
