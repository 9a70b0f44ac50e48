import { everyoneCalls } from '../matrix.ts';

everyoneCalls('school', {
  admin: {
    'GET /admin/settings/school': {},
    'PUT /admin/settings/school': [
      {
        of: 'as it was read',
        input: async ({ shop, tokens }) => ({
          body: (await shop.call('GET', '/admin/settings/school', { token: tokens.admin })).body,
        }),
      },
    ],
  },
});
