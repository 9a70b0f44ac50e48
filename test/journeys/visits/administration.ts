import { call } from '../people.ts';
import { people, press, url, type Visits } from './visit.ts';

async function enquiryPath(): Promise<string> {
  const { token } = await people.admin();
  const query = {
    name: 'Naina Gill',
    email: 'asks@example.in',
    subject: 'College plan',
    message: 'Is my address fine?\n\nThanks',
  };
  await call(url, 'POST', '/api/contact/queries', query);
  const { enquiries } = await call(
    url,
    'GET',
    '/api/admin/enquiries?state=all&search=asks@example.in',
    undefined,
    token,
  );
  return `/admin/enquiries/${enquiries[0].id}`;
}

async function memberPath(): Promise<string> {
  const { token } = await people.member();
  const { uid } = await call(url, 'GET', '/api/auth/session', undefined, token);
  return `/admin/members/${uid}`;
}

const missing = ['enquiries', 'placements', 'courses', 'hackathons'].map((desk) => [
  `nothing at /admin/${desk}/none`,
  { path: `/admin/${desk}/none`, as: 'admin' } as const,
]);

export const administration: Visits = {
  ...Object.fromEntries(missing),
  'the menu of the admins': {
    path: '/admin',
    as: 'admin',
    screen: 'phone',
    open: press('button', 'Open menu'),
  },
  'nobody among the members': { path: '/admin/members?q=nobody-of-this-name', as: 'admin' },
  'one member': { path: memberPath, as: 'admin' },
  'a decision on a member': {
    path: memberPath,
    as: 'admin',
    open: async (page) => {
      await press('button', 'Disable')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  'a member who is not there': { path: '/admin/members/none', as: 'admin' },
  'the inbox': { path: '/admin/enquiries?state=all', as: 'admin' },
  'an inbox with nothing in it': { path: '/admin/enquiries?search=nobody-wrote-this', as: 'admin' },
  'an enquiry': { path: enquiryPath, as: 'admin' },
};
