import { implement } from '#app/platform/http.ts';
import { searchContract } from '../contract.ts';
import { search, searchLessons } from './service.ts';

export const searchApi = implement(searchContract, {
  'GET /search': async ({ query }) => ({ groups: await search(query) }),
  'GET /search/lessons': async ({ query }) => ({ hits: await searchLessons(query) }),
});
