import { implement } from '#app/platform/http.ts';
import { figuresContract } from '../contract.ts';
import { courseFigures } from './service.ts';
import { figuresTable } from './table.service.ts';

export const figuresApi = implement(figuresContract, {
  'GET /authoring/courses/{id}/figures': ({ ctx, params }) => courseFigures(ctx, params.id),
  'POST /authoring/courses/{id}/figures-table': ({ ctx, params, body }) =>
    figuresTable(ctx, params.id, body.table),
});
