import { Hono } from 'hono';
import { implement } from '#app/platform/http.ts';
import { certificatePath } from '../certificate-number.ts';
import { certificatesContract } from '../contract.ts';
import {
  certificateOf,
  certificatesOfPerson,
  reissueByAdmin,
  reissueOwn,
  withdraw,
} from './service.ts';

export const certificatesApi = implement(certificatesContract, {
  'GET /certificates/{number}': ({ params }) => certificateOf(params.number),
  'GET /account/certificates': ({ ctx }) => certificatesOfPerson(ctx.actor.uid),
  'POST /account/certificates/{number}/reissue': async ({ ctx, params }) => ({
    number: await reissueOwn(ctx, params.number),
  }),
  'POST /admin/certificates/{number}/reissue': async ({ ctx, params, body }) => ({
    number: await reissueByAdmin(ctx, { ...params, ...body }),
  }),
  'POST /admin/certificates/{number}/withdrawal': ({ ctx, params, body }) =>
    withdraw(ctx, { ...params, ...body }),
  'GET /admin/members/{uid}/certificates': ({ params }) => certificatesOfPerson(params.uid),
});

/** The printed address leads to the page. */
export function certificateFiles(): Hono {
  const files = new Hono();
  // The form that checks a number, in a browser without JavaScript.
  files.get('/c', (c) =>
    c.redirect(certificatePath(encodeURIComponent(c.req.query('number') ?? '')), 302),
  );
  files.get('/c/:number', (c) =>
    c.redirect(certificatePath(encodeURIComponent(c.req.param('number'))), 301),
  );
  return files;
}
