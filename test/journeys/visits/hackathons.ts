import { call, signedIn } from '../people.ts';
import { once, people, press, url, type Visits } from './visit.ts';

/**
 * A hackathon where the signed-in person takes part and has requested a mentor, with someone else's
 * post.
 */
const takesPart = once(async () => {
  const other = await signedIn(url);
  const { token } = await people['signed-in']();
  const hackathon = '/api/hackathons/repair-cafe-online';
  for (const each of [other.token, token]) {
    await call(url, 'PUT', `${hackathon}/registration`, {}, each);
    await call(
      url,
      'POST',
      `${hackathon}/team-posts`,
      { kind: 'team', skills: 'Solder', words: 'Room for one.' },
      each,
    );
  }
  await call(url, 'POST', `${hackathon}/mentorship`, { words: 'Which fan?' }, token);
});

const ofTheDesk = (tab: string) => async (): Promise<string> => {
  await takesPart();
  return `/admin/hackathons/repair-cafe-online?show=${tab}`;
};

async function takenPartPath(): Promise<string> {
  await takesPart();
  return '/hackathon/repair-cafe-online';
}

export const hackathons: Visits = {
  'no hackathon found': { path: '/hackathon?q=nobody-wrote-this' },
  'a hackathon in the dialog': {
    path: '/hackathon',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'a hackathon': { path: '/hackathon/monsoon-ready' },
  'a hackathon with its board': { path: takenPartPath, as: 'signed-in' },
  'a post on the board with faults': {
    path: takenPartPath,
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Write on the board')(page);
      await press('button', /^Post$/)(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'a hackathon that is past': { path: '/hackathon/agents-that-finish' },
  'a hackathon that is not there': { path: '/hackathon/none' },
  'a hackathon to write, with faults': {
    path: '/admin/hackathons/new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Create hackathon')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'the registrations of a hackathon': { path: ofTheDesk('registrations'), as: 'admin' },
  'a mentor to arrange': {
    path: ofTheDesk('mentors'),
    as: 'admin',
    open: press('button', /^Arrange/),
  },
  'the board at the desk': { path: ofTheDesk('board'), as: 'admin' },
};
