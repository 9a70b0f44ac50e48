import type { Rows } from './rows.ts';

export const membershipsRows: Rows = {
  public: {
    'GET /plans': {},
  },
  user: {
    'GET /membership': {},
  },
};
