import type { Page } from 'playwright-core';
import { referralProblems } from '#app/referrals/contract.ts';
import { answer, breakDown, change, cut, defineScenes, press } from './scene.ts';

const profileAfter =
  (arrange: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    await arrange(page);
    await page.goto('/dashboard/profile');
  };

const rename = (arrange?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await profileAfter(arrange)(page);
  await press(page, 'Edit name');
  await page.getByLabel('Full name').fill('Naina K. Gill');
  await press(page, 'Save');
};

const takeCode =
  (code: string, arrange: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page) => {
    await profileAfter(arrange)(page);
    await press(page, /^Edit$/);
    await page.getByRole('textbox', { name: 'Referral code' }).fill(code);
    await press(page, 'Save');
  };

const withProfile = (changed: object) => (page: Page) =>
  change(page, 'GET /auth/session', ({ profile, ...rest }: { profile: object }) => ({
    ...rest,
    profile: { ...profile, ...changed },
  }));

const free = (page: Page) => answer(page, 'GET /referral/check/{code}', 200, { available: true });
let taken = 0;
const freshCode = (): string => `SPEC_${process.pid}_${(taken += 1)}`;

/** Part 1 section 2, "Dashboard shell", and the failures of section 8 that appear there. */
export const dashboardScenes = defineScenes({
  'the dashboard': { as: 'member', screen: 'desktop', go: (page) => page.goto('/dashboard') },
  'the dashboard, no answer': {
    as: 'member',
    go: async (page) => {
      await cut(page, 'GET /auth/session');
      await page.goto('/dashboard');
    },
  },
  'logged out without an answer': {
    as: 'member',
    screen: 'desktop',
    go: async (page) => {
      await cut(page, 'POST /auth/logout');
      await page.goto('/dashboard');
      await press(page, 'Logout');
    },
  },
  'the membership': {
    as: 'member',
    screen: 'desktop',
    go: (page) => page.goto('/dashboard/membership'),
  },
  'a membership for life': {
    as: 'member',
    go: async (page) => {
      await change(page, 'GET /dashboard/profile', (answer: { membership: object }) => ({
        ...answer,
        membership: { ...answer.membership, planType: 'premiumPlan', endsAt: null, daysLeft: null },
      }));
      await page.goto('/dashboard/profile');
    },
  },
  'the profile': { as: 'member', screen: 'desktop', go: profileAfter() },
  'the profile, no answer': {
    as: 'member',
    go: profileAfter((page) => cut(page, 'GET /dashboard/profile')),
  },
  'the name saved': { as: 'member', go: rename() },
  'the name not saved': {
    as: 'member',
    go: rename((page) => breakDown(page, 'PUT /auth/users/{uid}')),
  },
  'the photo not removed': {
    as: 'member',
    go: async (page) => {
      await withProfile({ photoURL: '/favicon.svg' })(page);
      await profileAfter((profile) => breakDown(profile, 'DELETE /account/photo'))(page);
      await press(page, 'Remove photo');
    },
  },
  'no referral code': { as: 'member', go: profileAfter(withProfile({ referralCode: null })) },
  'the referral code copied': {
    as: 'member',
    own: true,
    go: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await profileAfter()(page);
      await press(page, 'Copy code');
    },
  },
  'the referral code saved': { as: 'member', go: (page) => takeCode(freshCode())(page) },
  'the referral code, bad format': { as: 'member', go: takeCode('no-dashes') },
  'the referral code, dots': { as: 'member', go: takeCode('..') },
  'the referral code, taken': {
    as: 'member',
    go: takeCode('TAKEN_1', (page) =>
      answer(page, 'GET /referral/check/{code}', 200, { available: false }),
    ),
  },
  'the referral code, taken meanwhile': {
    as: 'member',
    go: takeCode('TAKEN_1', async (page) => {
      await free(page);
      const [status, error] = referralProblems['referral/code-already-exists'];
      await answer(page, 'PUT /referral/update/{id}', status, {
        error,
        code: 'referral/code-already-exists',
      });
    }),
  },
  'the referral code, not looked up': {
    as: 'member',
    go: takeCode('FREE_1', (page) => breakDown(page, 'GET /referral/check/{code}')),
  },
  'the referral code, no words': {
    as: 'member',
    go: takeCode('FREE_1', async (page) => {
      await free(page);
      await breakDown(page, 'PUT /referral/update/{id}');
    }),
  },
  'the referral statistics, no words': {
    as: 'member',
    go: profileAfter((page) =>
      change(page, 'GET /dashboard/profile', (answer: object) => ({ ...answer, stats: null })),
    ),
  },
});
