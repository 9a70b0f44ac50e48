import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { figuresContract } from '../contract.ts';
import { overviewContract } from '../overview.contract.ts';
import { ownFiguresContract } from '../own.contract.ts';
import { overview, overviewTable } from './overview.service.ts';
import { ownFigures, ownTable } from './own.service.ts';
import { courseFigures } from './service.ts';
import { figuresTable } from './table.service.ts';

export const figuresApi = implement(figuresContract, {
  'GET /authoring/courses/{id}/figures': ({ ctx, params }) => courseFigures(ctx, params.id),
  'POST /authoring/courses/{id}/figures-table': ({ ctx, params, body }) =>
    figuresTable(ctx, params.id, body.table),
});

export const overviewApi = implement(overviewContract, {
  'GET /admin/course-figures': ({ query }) => overview(query),
  'POST /admin/course-figures-table': () => new Answer(overviewTable()),
});

export const ownFiguresApi = implement(ownFiguresContract, {
  'GET /learning/figures': ({ ctx }) => ownFigures(ctx),
  'POST /learning/figures-table': ({ ctx, body }) => ownTable(ctx, body.table),
});
