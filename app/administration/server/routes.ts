import { implement } from '#app/platform/http.ts';
import { administrationContract } from '../contract.ts';
import { auditLog } from './log.service.ts';
import { member, members } from './members.service.ts';
import { overview, removeSamples } from './service.ts';

export const administrationApi = implement(administrationContract, {
  'GET /admin/overview': ({ ctx }) => overview(ctx),
  'POST /admin/samples/removal': ({ ctx }) => removeSamples(ctx),
  'GET /admin/members': ({ ctx, query }) => members(ctx, query),
  'GET /admin/members/{uid}': ({ ctx, params, query }) => member(ctx, { ...params, ...query }),
  'GET /admin/audit': ({ query }) => auditLog(query),
});
