import { implement } from '#app/platform/http.ts';
import { figuresContract } from '../contract.ts';
import { courseFigures, figuresTable } from './service.ts';

export const figuresApi = implement(figuresContract, {
  'GET /authoring/courses/{id}/figures': ({ ctx, params }) => courseFigures(ctx, params.id),
  'POST /authoring/courses/{id}/figures-table': ({ ctx, params }) => figuresTable(ctx, params.id),
});
