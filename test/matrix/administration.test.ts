import { everyoneCalls } from '../matrix.ts';

everyoneCalls('administration', {
  admin: {
    'GET /admin/overview': {},
    'POST /admin/samples/removal': {},
    'GET /admin/members': [
      {},
      {
        of: 'with every filter',
        input: () => ({
          query: { q: 'naina', plan: 'basicPlan', state: 'active', order: 'name', page: '2' },
        }),
      },
    ],
    'GET /admin/members/{uid}': [
      {
        of: 'somebody',
        input: ({ residents }) => ({ params: { uid: residents.basic.uid } }),
      },
      { of: 'nobody', input: () => ({ params: { uid: 'nobody' } }), but: { admin: 404 } },
    ],
    'GET /admin/audit': [
      {},
      {
        of: 'with every filter',
        input: () => ({
          query: {
            actor: 'operator',
            action: 'account/disable',
            about: 'x@example.in',
            from: '2026-01-01',
            to: '2026-12-31',
          },
        }),
      },
    ],
  },
});
