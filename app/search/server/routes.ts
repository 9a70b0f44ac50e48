import { implement } from '#app/platform/http.ts';
import { searchContract } from '../contract.ts';
import { search, searchForMembers } from './service.ts';

export const searchApi = implement(searchContract, {
  'GET /search': async ({ ctx, query }) => ({ groups: await search(ctx, query) }),
  'GET /search/lessons': async ({ ctx, query }) => ({ groups: await searchForMembers(ctx, query) }),
});
