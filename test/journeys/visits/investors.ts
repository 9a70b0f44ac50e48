import { call } from '../people.ts';
import { once, press, url, type Visits } from './visit.ts';

const lettersPath = once(async () => {
  await call(url, 'POST', '/api/investor-letters', {
    email: 'gauri@example.in',
    about: 'Gauri',
    words: 'Please take me out.',
  });
  return '/admin/investors?show=letters';
});

export const investors: Visits = {
  'no investor found': { path: '/investors?location=nowhere' },
  'the investors behind their visors': { path: '/investors', open: press('button', /^View/) },
  'an investor behind the visor': { path: '/investors/any' },
  'an investor to add': { path: '/admin/investors?edit=new', as: 'admin' },
  'letters about investors': { path: lettersPath, as: 'admin' },
  'investors to import, with faults': {
    path: '/admin/investors/import',
    as: 'admin',
    open: async (page) => {
      await page.getByLabel('Or paste it here').fill('key,name\na,b');
      await press('button', 'Check only')(page);
      await page.getByText('Nothing was imported').waitFor();
    },
  },
};
