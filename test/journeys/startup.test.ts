import { expect, inject, test } from 'vitest';
import { admin, call, member, signedIn, verified } from './people.ts';
import { arriveAt, signIn } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const refused = /Failed to load resource: the server responded with a status of 401/;

interface Start {
  /** The kind of token in the browser. */
  token: 'none' | 'unknown' | 'inactive' | 'active';
  at: string;
  leadsTo: string;
  /** Is the token still there afterwards? */
  kept: boolean;
}

const tokens: Record<Start['token'], () => Promise<string | undefined>> = {
  none: async () => undefined,
  unknown: async () => 'made-up-token-of-forty-three-characters-abc',
  inactive: async () => (await signedIn(url)).token,
  active: async () => (await member(url)).token,
};

/** Part 1 section 4, "Startup sequence", by step number. */
const starts: Readonly<Record<string, Start>> = {
  '1: a person is known': { token: 'inactive', at: '/courses', leadsTo: '/courses', kept: true },
  '3: a member leaves the sign-in': {
    token: 'active',
    at: '/login',
    leadsTo: '/dashboard',
    kept: true,
  },
  '3: a member stays at the plans': {
    token: 'active',
    at: '/register',
    leadsTo: '/register',
    kept: true,
  },
  '3: who is no member leaves the dashboard': {
    token: 'inactive',
    at: '/dashboard/profile',
    leadsTo: '/register',
    kept: true,
  },
  '4: a token that is not good, on the dashboard': {
    token: 'unknown',
    at: '/dashboard/profile',
    leadsTo: '/login',
    kept: false,
  },
  '4: a token that is not good, elsewhere': {
    token: 'unknown',
    at: '/courses',
    leadsTo: '/courses',
    kept: false,
  },
  '5: no token, on the dashboard': {
    token: 'none',
    at: '/dashboard/my-courses',
    leadsTo: '/login',
    kept: false,
  },
};

test.each(Object.entries(starts))('startup step %s', async (_, { token, at, leadsTo, kept }) => {
  const held = await tokens[token]();
  const page = await openWindow({
    screen: 'phone',
    expected: refused,
    ...(held && { token: held }),
  });
  await page.goto(at);
  await arriveAt(page, leadsTo);
  // Step 6: nothing covers the page any more.
  await page.locator('.identity-loader').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('token')))
    .toBe(kept ? held : null);
  expect(new URL(page.url()).pathname).toBe(leadsTo);
});

test.each([
  ['not Latin-1', 'ключ-🚀'],
  ['20 kB', 'a'.repeat(20_000)],
  ['blank', '   '],
  ['two words', 'made up'],
  ['with a line break', 'made\nup'],
  ['empty', ''],
])(
  'a stored token that no call can carry (%s) is removed, and no page is left dead',
  async (_, stored) => {
    const page = await openWindow({ screen: 'phone' });
    const store = () => page.evaluate((token) => localStorage.setItem('token', token), stored);
    for (const [at, leadsTo] of [
      ['/dashboard/profile', '/login'],
      ['/account', '/login'],
      ['/admin', '/'],
      ['/register', '/register'],
      ['/courses', '/courses'],
    ] as const) {
      await store();
      await page.goto(at);
      await arriveAt(page, leadsTo);
      await page.locator('.identity-loader').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.evaluate(() => localStorage.clear());
    }
  },
);

test('startup step 1 asks once, with the token as bearer, and then has the identity', async () => {
  const { token, displayName } = await signedIn(url);
  const page = await openWindow({ token });
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/session')) asked.push(request.headers().authorization);
  });
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByText(displayName).filter({ visible: true }).first().waitFor();
  expect(asked).toEqual([`Bearer ${token}`]);
});

test('startup step 2: a start without a fresh sign-in never redirects, and keeps the stored path', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('redirectAfterLogin', '/courses'));
  await page.reload({ waitUntil: 'networkidle' });
  expect([
    new URL(page.url()).pathname,
    await page.evaluate(() => localStorage.getItem('redirectAfterLogin')),
  ]).toEqual(['/contact', '/courses']);
});

test.each([
  ['/courses', '/courses'],
  ['//evil.example/courses', '/register'],
  ['https://evil.example/', '/register'],
  ['javascript:alert(1)', '/register'],
  ['/dashboard/../admin', '/register'],
  ['/courses/%2e%2e/admin', '/register'],
])(
  'startup step 2: a fresh sign-in with the stored path %s leads to %s, and forgets it',
  async (stored, leadsTo) => {
    const person = await verified(url);
    const page = await openWindow({ screen: 'phone' });
    await page.goto('/login');
    await page.evaluate((path) => localStorage.setItem('redirectAfterLogin', path), stored);
    await signIn(page, person);
    await arriveAt(page, leadsTo);
    expect(new URL(page.url()).origin).toBe(url);
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBeNull();
  },
);

test('a sign-in redirects once, and a profile that arrives late doesn’t redirect again', async () => {
  const { email, password } = await member(url);
  const page = await openWindow();
  await page.goto('/login');
  let asked = 0;
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    asked += 1;
    if (asked === 2) await released;
    await route.continue();
  });
  await signIn(page, { email, password, displayName: '' });
  await arriveAt(page, '/dashboard');
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click();
  await arriveAt(page, '/dashboard/profile');
  const answered = page.waitForResponse('**/api/auth/session');
  answer();
  await answered;
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/dashboard/profile');
});

test('a session that ends while the next page loads leads back to that page', async () => {
  const person = await member(url);
  const page = await openWindow({ token: person.token, expected: refused });
  // Nothing of this page is asked for after the session has ended.
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Membership' }).waitFor();
  await call(url, 'POST', '/api/auth/logout', {}, person.token);
  await page
    .getByRole('link', { name: 'Profile', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await arriveAt(page, '/login');
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(
    '/dashboard/profile',
  );
  await signIn(page, person);
  await arriveAt(page, '/dashboard/profile');
});

test('an admin without a plan arrives at the desk', async () => {
  const page = await openWindow();
  await page.goto('/login');
  await signIn(page, await admin(url));
  await arriveAt(page, '/admin');
});
