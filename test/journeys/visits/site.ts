import type { Page } from 'playwright-core';
import { openSearch } from '../steps.ts';
import { press, type Visits } from './visit.ts';

/** The form's script loads when the form is near the window. */
const pressInFooter = (name: string) => async (page: Page) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await press('button', name)(page);
};

export const site: Visits = {
  'the menu of a phone': { path: '/', screen: 'phone', open: press('button', /menu/i) },
  'the menu of courses': { path: '/', screen: 'desktop', open: press('button', /^Courses/) },
  'the pitch deck as a slideshow': { path: '/pitch-deck?view=slideshow' },
  'the contact form with faults': { path: '/contact', open: press('button', 'Send message') },
  'the newsletter form with a fault': { path: '/contact', open: pressInFooter('Subscribe') },
  'the enquiry form with a fault': {
    path: '/contact',
    as: 'signed-in',
    open: pressInFooter("Let's Build Together!"),
  },
  'a way out of the newsletter': { path: '/newsletter/unsubscribe?oobCode=unknown' },
  'what a search finds': { path: '/search?q=app' },
  'a search that finds nothing': { path: '/search?q=zzzz-nothing' },
  'the search from anywhere': {
    path: '/courses',
    open: async (page) => {
      const dialog = await openSearch(page);
      await dialog.getByRole('searchbox').fill('app');
      await dialog.getByRole('link').first().waitFor();
    },
  },
  'questions and answers': { path: '/faq#can-i-look-before-i-pay' },
};
