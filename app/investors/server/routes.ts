import { implement } from '#app/platform/http.ts';
import { investorsContract } from '../contract.ts';
import { directory, investorProfile, maskedDirectory, rememberView } from './service.ts';

export const investorsApi = implement(investorsContract, {
  'GET /investors': ({ query }) => maskedDirectory(query),
  'GET /investor-profiles': ({ ctx, query }) => directory(ctx, query),
  'GET /investors/{id}': ({ ctx, params }) => investorProfile(ctx, params.id),
  'PUT /investors/{id}/view': ({ ctx, params }) => rememberView(ctx, params.id),
});
