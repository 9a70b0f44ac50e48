import * as fc from 'fast-check';
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
  '/..//evil.example',
  '/courses/..//evil.example',
  '/%2f%2fevil.example',
  '/.\u200b/evil.example',
  'courses',
  '/api/auth/logout',
  '/no-such-page',
  '/login',
  '/verify-email?x',
  '/dashboard/../admin',
  '/dashboard/%2e%2E/admin',
  '/dashboard/.%2e/admin',
  '/dashboard/..%2fadmin',
  '/dashboard/my-courses/..%2F..%2Fadmin',
  '/dashboard/my-courses/%2e%2e%5cadmin',
  '/dashboard/./my-courses',
  '/courses/a b',
  '',
  null,
])('%j is no path to go back to', (candidate) => {
  expect(ownPath(candidate)).toBeUndefined();
});

test('whatever is stored, sign-in leads to one of our pages', () => {
  const pieces = [
    '/',
    '\\',
    '//',
    '..',
    '.',
    ':',
    '@',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%5c',
    'javascript:',
    'https:',
    'evil.example',
    'dashboard',
    'account',
    'register',
    'courses',
    '?',
    '#',
  ];
  const pieced = fc
    .array(fc.constantFrom(...pieces), { maxLength: 8 })
    .map((parts) => parts.join(''));
  const rooted = fc.string().map((text) => `/${text}`);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), rooted, pieced),
      fc.boolean(),
      (stored, active) => {
        const path = afterSignIn({ active, admin: false }, stored);
        const target = new URL(path, 'https://liftoff.example/login');
        expect(target.origin).toBe('https://liftoff.example');
        expect(ownPath(path)).toBe(path);
        if (target.pathname !== '/account')
          expect(/^\/dashboard(\/|$)/.test(target.pathname)).toBe(active);
      },
    ),
    { numRuns: 300 },
  );
});

test('authors and admins teach; for admins the second factor holds there too', () => {
  const person = { signedIn: true, active: false, admin: false };
  const desk = '/teach/courses/x/content';
  expect(guard(desk, { ...person, author: true })).toBeUndefined();
  expect(guard(desk, { ...person, admin: true })).toBeUndefined();
  expect(guard(desk, { ...person, admin: true, secondFactorDue: true })).toBe('/account#security');
  expect(guard(desk, person)).toBe('/');
  expect(guard('/admin/courses', { ...person, author: true })).toBe('/');
  expect(afterSignIn({ active: false, author: true, admin: false }, '/teach')).toBe('/teach');
});

test('whoever works here without a membership begins at the desk, and with one at the dashboard', () => {
  const nobody = { active: false, admin: false };
  for (const [role, desk] of [
    ['author', '/teach'],
    ['helper', '/teach/questions'],
    ['finance', '/admin/orders'],
  ] as const) {
    const person = { ...nobody, [role]: true };
    expect(afterSignIn(person, null)).toBe(desk);
    for (const path of ['/login', '/dashboard'])
      expect(guard(path, { ...person, signedIn: true })).toBe(desk);
    expect(afterSignIn(person, '/dashboard')).toBe(desk);
    expect(guard('/dashboard/toolkit', { ...person, signedIn: true })).toBe('/register');
    expect(guard(desk, { ...person, signedIn: true })).toBeUndefined();
    expect(afterSignIn({ ...person, active: true }, null)).toBe('/dashboard');
  }
});

test('whoever opens the link of a desk signed out is at the desk after signing in, member or not', () => {
  const visitor = { signedIn: false, active: false, admin: false };
  expect(guard('/teach/questions?of=a-course', visitor)).toBe('/login');
  for (const active of [true, false]) {
    const nobody = { active, admin: false };
    const desks: [role: string, path: string][] = [
      ['author', '/teach/courses/x/content'],
      ['helper', '/teach/questions?of=a-course'],
      ['finance', '/admin/orders'],
      ['admin', '/admin/members'],
    ];
    for (const [role, path] of desks) {
      expect(afterSignIn({ ...nobody, [role]: true }, path)).toBe(path);
      expect(afterSignIn(nobody, path)).toBe(active ? '/dashboard' : '/register');
    }
  }
});

test('a helper opens the desks of questions and projects and the lessons, and nothing else there', () => {
  const helper = { signedIn: true, active: false, helper: true, admin: false };
  expect(guard('/teach/questions', helper)).toBeUndefined();
  expect(guard('/teach/projects', helper)).toBeUndefined();
  expect(guard('/teach', helper)).toBe('/');
  expect(guard('/admin/questions', helper)).toBe('/');
  expect(guard('/teach/questions', { ...helper, helper: false })).toBe('/');
  const lesson = '/dashboard/my-courses/no-code-app-lab/lessons/sharpen-the-question';
  expect(guard(lesson, helper)).toBeUndefined();
  expect(guard(lesson, { ...helper, helper: false })).toBe('/register');
  // Whether the course is the author's own is for the server to say.
  expect(guard(lesson, { ...helper, helper: false, author: true })).toBeUndefined();
  for (const path of [
    '/dashboard/my-courses',
    '/dashboard/my-courses/lessons',
    '/dashboard/my-courses/lessons/project',
    '/dashboard/my-courses/no-code-app-lab/quizzes/stage-1',
    '/dashboard/my-coursesx/a/lessons/b',
  ])
    expect(guard(path, helper)).toBe('/register');
  expect(afterSignIn({ active: false, helper: true, admin: false }, lesson)).toBe(lesson);
});

test('a question has one address, which helpers and authors may open too', () => {
  const question = '/dashboard/questions/q1';
  const nobody = { active: false, admin: false };
  for (const role of ['helper', 'author'] as const) {
    expect(guard(question, { ...nobody, [role]: true, signedIn: true })).toBeUndefined();
    expect(afterSignIn({ ...nobody, [role]: true }, `${question}?page=2`)).toBe(
      `${question}?page=2`,
    );
    for (const list of [
      '/dashboard/questions',
      '/dashboard/questions/',
      '/dashboard/questions?q=x',
    ])
      expect(guard(list, { ...nobody, [role]: true, signedIn: true })).toBe('/register');
  }
  expect(guard(question, { ...nobody, signedIn: false })).toBe('/login');
  expect(guard(question, { ...nobody, signedIn: true })).toBe('/register');
  expect(guard(question, { ...nobody, signedIn: true, finance: true })).toBe('/register');
  expect(guard(question, { ...nobody, signedIn: true, active: true })).toBeUndefined();
});

test('a member returns only to a stored dashboard path, others to the stored path or the plans', () => {
  const member = { active: true, admin: false };
  const buyer = { active: false, admin: false };
  expect(afterSignIn(member, '/dashboard/my-courses?x=1#y')).toBe('/dashboard/my-courses?x=1#y');
  expect(afterSignIn(member, '/courses')).toBe('/dashboard');
  expect(afterSignIn(member, '/dashboard/../admin')).toBe('/dashboard');
  expect(afterSignIn(member, null)).toBe('/dashboard');
  expect(afterSignIn(buyer, '/courses/no-code-app-lab')).toBe('/courses/no-code-app-lab');
  expect(afterSignIn(buyer, '/dashboard')).toBe('/register');
  expect(afterSignIn(buyer, '/dashboard/notes')).toBe('/dashboard/notes');
  expect(afterSignIn(buyer, '/dashboard/../admin')).toBe('/register');
  expect(afterSignIn(buyer, '/admin')).toBe('/register');
  expect(afterSignIn(buyer, null)).toBe('/register');
});

test('someone who came for a course gets to it: members at the dashboard, others with the plans', () => {
  const wanted = '/register?course=no-code-app-lab';
  expect(afterSignIn({ active: true, admin: false }, wanted)).toBe(
    '/dashboard?course=no-code-app-lab',
  );
  expect(afterSignIn({ active: true, admin: false }, `${wanted}#ref=TENZIN.1`)).toBe(
    '/dashboard?course=no-code-app-lab',
  );
  expect(afterSignIn({ active: false, admin: false }, wanted)).toBe(wanted);
});

test('an admin without a membership returns to the stored path below /dashboard or /admin, or begins at the desk', () => {
  const admin = { active: false, admin: true };
  expect(afterSignIn(admin, '/dashboard/profile')).toBe('/dashboard/profile');
  expect(afterSignIn(admin, '/admin/members')).toBe('/admin/members');
  expect(afterSignIn(admin, null)).toBe('/admin');
  expect(guard('/login', { ...admin, signedIn: true })).toBe('/admin');
  expect(afterSignIn({ ...admin, active: true }, null)).toBe('/dashboard');
});

test('everyone who is signed in may open the account page, member or not, and returns to it', () => {
  const visitor = { signedIn: false, active: false, admin: false };
  const buyer = { signedIn: true, active: false, admin: false };
  const member = { signedIn: true, active: true, admin: false };
  expect([visitor, buyer, member].map((who) => guard('/account', who))).toEqual([
    '/login',
    undefined,
    undefined,
  ]);
  for (const active of [true, false])
    for (const path of ['/account#security', '/redeem?code=K7Q2M-9XH4T-0PWZC-R5E8N'])
      expect(afterSignIn({ active, admin: false }, path)).toBe(path);
});

test('members may open the dashboard, admins the admin pages, and nobody who is signed in the sign-in page', () => {
  const visitor = { signedIn: false, active: false, admin: false };
  const buyer = { signedIn: true, active: false, admin: false };
  const member = { signedIn: true, active: true, admin: false };
  const admin = { signedIn: true, active: false, admin: true };
  expect([visitor, buyer, member, admin].map((who) => guard('/dashboard/my-courses', who))).toEqual(
    ['/login', '/register', undefined, undefined],
  );
  expect([visitor, buyer, member, admin].map((who) => guard('/admin', who))).toEqual([
    '/',
    '/',
    '/',
    undefined,
  ]);
  expect([visitor, buyer, member].map((who) => guard('/login', who))).toEqual([
    undefined,
    '/register',
    '/dashboard',
  ]);
  expect(guard('/dashboards', visitor)).toBeUndefined();
});
