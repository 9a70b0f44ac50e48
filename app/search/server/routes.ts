import { implement } from '#app/platform/http.ts';
import { searchContract } from '../contract.ts';
import { search, searchForMembers, searchOfMembers } from './service.ts';

export const searchApi = implement(searchContract, {
  'GET /search': ({ ctx, query }) => search(ctx, query),
  'GET /search/lessons': ({ ctx, query }) => searchForMembers(ctx, query),
  'GET /search/questions': ({ ctx, query }) => searchOfMembers(ctx, query),
});
