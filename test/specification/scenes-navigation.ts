import type { Page } from 'playwright-core';
import { breakDown, change, cut, defineScenes, press } from './scene.ts';

const openUserMenu = async (page: Page) => {
  await page.goto('/courses');
  await press(page, 'Your account');
};

/** Reachable by keyboard on a phone, too: the menu that slides in. */
const openMobileMenu = async (page: Page) => {
  await page.goto('/courses');
  await press(page, 'Open menu');
};

const pressCode = (clipboard: 'works' | 'fails') => async (page: Page) => {
  await page.addInitScript(
    (works) =>
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: () => (works ? Promise.resolve() : Promise.reject(new Error('refused'))),
        },
      }),
    clipboard === 'works',
  );
  await page.goto('/');
  await press(page, 'Spring Sale: Get 30% off on all courses with code SPRING30');
};

/** Part 1 section 2, "Top navigation" and "Promotional banner". */
export const navigationScenes = defineScenes({
  'the landing page': { go: (page) => page.goto('/') },
  'the header of a visitor': { screen: 'desktop', go: (page) => page.goto('/courses') },
  'the menu of courses': {
    screen: 'desktop',
    go: async (page) => {
      await page.goto('/');
      await press(page, /^Courses/);
    },
  },
  'the mobile menu of a visitor': { go: openMobileMenu },
  'the mobile menu of a member': { as: 'member', go: openMobileMenu },
  'the header of a member': {
    as: 'member',
    screen: 'desktop',
    go: (page) => page.goto('/courses'),
  },
  'the user menu of a member': { as: 'member', screen: 'desktop', go: openUserMenu },
  'the header of an admin': { as: 'admin', screen: 'desktop', go: (page) => page.goto('/courses') },
  'the user menu of an admin': { as: 'admin', screen: 'desktop', go: openUserMenu },
  'the mobile menu of an admin': { as: 'admin', go: openMobileMenu },
  'the user menu without a name': {
    as: 'signed-in',
    screen: 'desktop',
    go: async (page) => {
      await change(page, 'GET /auth/session', ({ profile, ...rest }: { profile: object }) => ({
        ...rest,
        profile: { ...profile, displayName: '', photoURL: null },
      }));
      await openUserMenu(page);
    },
  },
  'signed out': {
    as: 'signed-in',
    screen: 'desktop',
    go: async (page) => {
      await openUserMenu(page);
      await press(page, 'Sign out');
    },
  },
  'signed out without an answer': {
    as: 'signed-in',
    screen: 'desktop',
    go: async (page) => {
      await cut(page, 'POST /auth/logout');
      await openUserMenu(page);
      await press(page, 'Sign out');
    },
  },
  'the banner’s code copied': { own: true, go: pressCode('works') },
  'the banner’s code not copied': { own: true, go: pressCode('fails') },
  'a failure without words': {
    go: async (page) => {
      await breakDown(page, 'POST /newsletter/confirm');
      await page.goto('/newsletter/confirm?oobCode=unknown');
    },
  },
  'a plan kept over the sign-in': {
    go: async (page) => {
      await page.goto('/register');
      await press(page, 'Choose Basic');
    },
  },
});
