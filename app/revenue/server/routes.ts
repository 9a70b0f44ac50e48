import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { revenueContract } from '../contract.ts';
import { revenueOfPeriod } from './service.ts';
import { revenueTable } from './table.service.ts';

export const revenueApi = implement(revenueContract, {
  'GET /admin/revenue': ({ ctx, query }) => revenueOfPeriod(ctx, query),
  'POST /admin/revenue-tables': async ({ ctx, body }) => new Answer(await revenueTable(ctx, body)),
});
