import { everyoneCalls } from '../matrix.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };

everyoneCalls('revenue', {
  finance: {
    'GET /admin/revenue': { input: () => ({ query: period }) },
    'POST /admin/revenue-tables': { input: () => ({ body: { table: 'referrers', ...period } }) },
  },
});
