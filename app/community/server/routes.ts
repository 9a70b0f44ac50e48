import { implement } from '#app/platform/http.ts';
import { communityContract } from '../contract.ts';
import {
  changeHighlight,
  deskHighlights,
  publishHighlight,
  unpublishHighlight,
} from './desk.service.ts';
import { highlights } from './service.ts';

export const communityApi = implement(communityContract, {
  'GET /highlights': ({ ctx }) => highlights(ctx),
  'GET /admin/highlights': ({ ctx, query }) => deskHighlights(ctx, query),
  'POST /admin/highlights': ({ ctx, body }) => publishHighlight(ctx, body),
  'PUT /admin/highlights/{id}': ({ ctx, params, body }) =>
    changeHighlight(ctx, { ...body, id: params.id }),
  'POST /admin/highlights/{id}/unpublication': ({ ctx, params, body }) =>
    unpublishHighlight(ctx, { ...body, id: params.id }),
});
