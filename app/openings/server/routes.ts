import { implement } from '#app/platform/http.ts';
import { openingsContract } from '../contract.ts';
import { changeOpening, closeOpening, deskOpenings, postOpening } from './desk.service.ts';
import { openOpenings, openingAt } from './service.ts';

export const openingsApi = implement(openingsContract, {
  'GET /placements/openings': ({ ctx, query }) => openOpenings(ctx, query),
  'GET /placements/openings/{slug}': ({ ctx, params }) => openingAt(ctx, params.slug),
  'GET /admin/openings': ({ ctx, query }) => deskOpenings(ctx, query),
  'POST /admin/openings': ({ ctx, body }) => postOpening(ctx, body),
  'PUT /admin/openings/{id}': ({ ctx, params, body }) =>
    changeOpening(ctx, { ...body, id: params.id }),
  'POST /admin/openings/{id}/closure': ({ ctx, params, body }) =>
    closeOpening(ctx, { ...body, id: params.id }),
});
