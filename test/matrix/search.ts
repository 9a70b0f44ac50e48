import type { Rows } from './rows.ts';

export const searchRows: Rows = {
  public: { 'GET /search': { input: () => ({ query: { q: 'app' } }) } },
  member: { 'GET /search/lessons': { input: () => ({ query: { q: 'app' } }) } },
};
