import type { Page } from 'playwright-core';
import { call } from '../people.ts';
import { once, people, url, type Visits } from './visit.ts';

/** Other notes are saved elsewhere while someone types here. */
async function meetOthersNotes(page: Page): Promise<void> {
  const { token } = await people.founder();
  const task = '/api/founders-hub/tasks/name-one-person';
  const notes = page.getByLabel('Your notes').first();
  await notes.waitFor();
  const { version } = await call(url, 'GET', task, undefined, token);
  await call(url, 'PUT', task, { done: false, notes: `Lata, ${version} times`, version }, token);
  await notes.fill('Somebody else');
  await page.getByRole('button', { name: 'Use the others' }).waitFor();
}

const sharedStartup = once(async () => {
  const { token } = await people.founder();
  const words = {
    name: 'Tiffin Tally',
    promise: 'Counts tiffins.',
    problem: 'A page of crosses.',
    audience: '',
    solution: '',
    traction: '',
  };
  const rest = {
    team: '',
    ask: 'Ten cooks.',
    website: 'https://tally.example.in',
    email: 'lata@example.in',
    version: 0,
  };
  await call(url, 'PUT', '/api/founders-hub/profile', { ...words, ...rest }, token);
  const { shareKey } = await call(url, 'POST', '/api/founders-hub/profile/share', undefined, token);
  return shareKey as string;
});

export const foundersHub: Visits = {
  'the Founders’ Hub': { path: '/dashboard/founders-hub', as: 'founder' },
  'notes in the Founders’ Hub that two wrote': {
    path: '/dashboard/founders-hub',
    as: 'founder',
    open: meetOthersNotes,
  },
  'a startup on one page': { path: '/dashboard/founders-hub/profile', as: 'founder' },
  'a startup that is shared': { path: async () => `/startups/${await sharedStartup()}` },
  'a startup that is not shared': { path: '/startups/none' },
};
