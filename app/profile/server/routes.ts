import { Hono } from 'hono';
import { implement, knowing } from '#app/platform/http.ts';
import { profileContract } from '../contract.ts';
import { accountPage } from './account-page.service.ts';
import { photoAt, removePhoto, setPhoto } from './photos.service.ts';
import { profileOf, sessionAbout, sessionOf, updateProfile } from './service.ts';

export const profileApi = implement(profileContract, {
  'GET /auth/session': knowing(sessionAbout, ({ ctx, about }) => sessionOf(ctx, about)),
  'GET /account/page': ({ ctx, query }) => accountPage(ctx, query),
  'GET /auth/users/{uid}': ({ ctx, params }) => profileOf(ctx, params.uid),
  'PUT /auth/users/{uid}': ({ ctx, params, body }) => updateProfile(ctx, params.uid, body),
  'POST /account/photo': async ({ ctx, file }) => ({ photoURL: await setPhoto(ctx, file) }),
  'DELETE /account/photo': async ({ ctx }) => {
    await removePhoto(ctx, ctx.actor.uid);
  },
});

/**
 * Photos at the addresses of shared/photo-address.ts. Browsers cache them for good, shared caches
 * don't, so a removed photo is gone.
 */
export function photoFiles(): Hono {
  const files = new Hono();
  files.get('/media/photos/:file{[\\w-]{22}(-128)?\\.webp}', async (c) => {
    const file = c.req.param('file');
    const photo = await photoAt(file.slice(0, 22), { small: file.endsWith('-128.webp') });
    if (!photo) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    return c.body(new Uint8Array(photo), 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });
  return files;
}
