import { implement } from '#app/platform/http.ts';
import { memberPagesContract } from '../contract.ts';
import { hidePage, publicPages, showPage } from './desk.service.ts';
import { dismissReports, reportPage } from './reports.service.ts';
import { ownPage, publicPage, savePage } from './service.ts';

export const memberPagesApi = implement(memberPagesContract, {
  'GET /members/{handle}': ({ params }) => publicPage(params.handle),
  'POST /members/{handle}/reports': ({ ctx, params, body }) =>
    reportPage(ctx, { ...params, ...body }),
  'GET /account/public-page': ({ ctx }) => ownPage(ctx),
  'PUT /account/public-page': ({ ctx, body }) => savePage(ctx, body),
  'GET /admin/public-pages': ({ query }) => publicPages(query),
  'POST /admin/public-pages/{uid}/hiding': ({ ctx, params, body }) =>
    hidePage(ctx, { ...params, ...body }),
  'DELETE /admin/public-pages/{uid}/hiding': ({ ctx, params }) => showPage(ctx, params.uid),
  'POST /admin/public-pages/{uid}/dismissal': ({ ctx, params, body }) =>
    dismissReports(ctx, { ...params, ...body }),
});
