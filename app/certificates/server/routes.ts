import { Hono } from 'hono';
import type { Parts } from '#app/platform/feature.ts';
import { refusal } from '#app/platform/http-answer.ts';
import { callerAddress, implement } from '#app/platform/http.ts';
import { consume, limitKeyOfAddress } from '#app/platform/limits.ts';
import { Problem } from '#app/shared/problem.ts';
import { certificatePath } from '../certificate-number.ts';
import { certificatesContract, lookUps } from '../contract.ts';
import { credentialsContract } from '../credentials.contract.ts';
import { issuerProfile } from './credentials.answers.ts';
import {
  bakedBadge,
  credentialJson,
  credentialJwt,
  revokedCredentials,
} from './credentials.service.ts';
import { publicKey, publicKeys } from './keys.service.ts';
import { certificatePdf } from './pdf.service.ts';
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

export const credentialsApi = implement(credentialsContract, {
  'GET /credentials/issuer': () => issuerProfile(),
  'GET /credentials/keys': () => publicKeys(),
  'GET /credentials/keys/{id}': ({ params }) => publicKey(params.id),
  'GET /credentials/revoked': () => revokedCredentials(),
});

/** Files at the addresses of certificates, and the short address that is printed on them. */
export function certificateFiles(parts: Parts): Hono {
  const files = new Hono();
  // The form that checks a number, in a browser without JavaScript.
  files.get('/c', (c) =>
    c.redirect(certificatePath(encodeURIComponent(c.req.query('number') ?? '')), 302),
  );
  files.get('/c/:number', (c) =>
    c.redirect(certificatePath(encodeURIComponent(c.req.param('number'))), 301),
  );
  files.get('/.well-known/jwks.json', async (c) => c.json(await publicKeys(), 200, forAnHour));
  files.use('/certificates/*', async (c, next) => {
    if (isFile(c.req.path))
      await consume(lookUps, limitKeyOfAddress(callerAddress(c, parts.config.trustProxy)));
    await next();
  });
  files.get('/certificates/:file{[^/]+\\.pdf}', async (c) => {
    const number = c.req.param('file').slice(0, -'.pdf'.length);
    return c.body(await certificatePdf(number), 200, {
      ...fresh,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${encodeURIComponent(number)}.pdf"`,
    });
  });
  files.get('/certificates/:number/credential.json', async (c) =>
    c.json(await credentialJson(parts, c.req.param('number')), 200, fresh),
  );
  files.get('/certificates/:number/credential.jwt', async (c) =>
    c.text(await credentialJwt(parts, c.req.param('number')), 200, {
      ...fresh,
      'content-disposition': `attachment; filename="${encodeURIComponent(c.req.param('number'))}.jwt"`,
    }),
  );
  files.get('/certificates/:number/badge.png', async (c) =>
    c.body(await bakedBadge(parts, c.req.param('number')), 200, {
      ...fresh,
      'content-type': 'image/png',
    }),
  );
  files.onError((failure, c) => {
    if (!(failure instanceof Problem)) throw failure;
    return refusal(c, failure);
  });
  return files;
}

const isFile = (path: string): boolean => /\.(pdf|json|jwt|png)$/.test(path);

/** A certificate can be withdrawn at any moment. */
const fresh = { 'cache-control': 'no-store' };
const forAnHour = { 'cache-control': 'public, max-age=3600' };
