import { implement } from '#app/platform/http.ts';
import { dashboardContract } from '../contract.ts';
import { home } from './service.ts';

export const dashboardApi = implement(dashboardContract, {
  'GET /dashboard/home': ({ ctx }) => home(ctx),
});
