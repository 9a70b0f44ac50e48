import type { Rows } from './rows.ts';

export const administrationRows: Rows = {
  admin: {
    'GET /admin/overview': {},
  },
};
