import { implement } from '#app/platform/http.ts';
import { administrationContract } from '../contract.ts';
import { overview } from './service.ts';

export const administrationApi = implement(administrationContract, {
  'GET /admin/overview': ({ ctx }) => overview(ctx),
});
