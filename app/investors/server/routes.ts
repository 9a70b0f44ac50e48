import { implement } from '#app/platform/http.ts';
import { investorsContract } from '../contract.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { directory, investorProfile, maskedDirectory, rememberView } from './service.ts';
import { shortlist, shortlistTable, unlist } from './shortlist.service.ts';

export const investorsApi = implement(investorsContract, {
  'GET /investors': ({ query }) => maskedDirectory(query),
  'GET /investor-profiles': ({ ctx, query }) => directory(ctx, query),
  'GET /investors/{id}': ({ ctx, params }) => investorProfile(ctx, params.id),
  'PUT /investors/{id}/view': ({ ctx, params }) => rememberView(ctx, params.id),
  'PUT /investors/{id}/shortlist': ({ ctx, params, body }) => shortlist(ctx, { ...body, id: params.id }),
  'DELETE /investors/{id}/shortlist': ({ ctx, params }) => unlist(ctx, params.id),
  'GET /investor-shortlist': async ({ ctx }) =>
    new Answer(await shortlistTable(ctx), { headers: { 'content-disposition': 'attachment; filename="investors.csv"' } }),
});
