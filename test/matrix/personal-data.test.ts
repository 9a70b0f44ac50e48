import { everyoneCalls } from '../matrix.ts';

everyoneCalls('personal-data', {
  user: {
    'GET /account/export': {},
    'GET /account/deletion': {},
    'POST /account/deletion': {
      of: 'without knowing the password',
      input: () => ({ body: { currentPassword: 'a guess' } }),
      but: {
        inactive: 400,
        other: 400,
        basic: 400,
        college: 400,
        premium: 400,
        author: 400,
        helper: 400,
        admin: 400,
      },
    },
    'DELETE /account/deletion': {},
  },
});
