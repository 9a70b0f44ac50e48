import { implement } from '#app/platform/http.ts';
import { searchContract } from '../contract.ts';
import { search, searchForMembers } from './service.ts';

export const searchApi = implement(searchContract, {
  'GET /search': ({ ctx, query }) => search(ctx, query),
  'GET /search/lessons': ({ ctx, query }) => searchForMembers(ctx, query),
});
