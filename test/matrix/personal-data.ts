import type { Rows } from './rows.ts';

export const personalDataRows: Rows = {
  user: {
    'GET /account/export': {},
  },
};
