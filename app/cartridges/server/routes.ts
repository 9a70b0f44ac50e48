import { beginPackage, removePackage } from '#app/media/server/packages.face.ts';
import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { cartridgesContract } from '../contract.ts';
import { exportCartridge, leftOutOf } from './export.service.ts';
import { lastImport } from './running.service.ts';
import { importCartridge } from './service.ts';

export const cartridgesApi = implement(cartridgesContract, {
  'GET /authoring/courses/{id}/cartridge': async ({ ctx, params }) => {
    const { slug, archive } = await exportCartridge(ctx, params.id);
    return new Answer(archive, {
      headers: { 'content-disposition': `attachment; filename="${slug}.imscc"` },
    });
  },
  'GET /authoring/courses/{id}/cartridge/left-out': async ({ ctx, params }) => ({
    left: await leftOutOf(ctx, params.id),
  }),
  'GET /authoring/courses/{id}/cartridge/last': ({ ctx, params }) => lastImport(ctx, params.id),
  'POST /cartridges': ({ ctx, body }) => beginPackage(ctx, body),
  'DELETE /cartridges/{id}': ({ ctx, params }) => removePackage(ctx, params.id),
  'POST /authoring/courses/{id}/cartridge': ({ ctx, params, body }) =>
    importCartridge(ctx, { ...params, ...body }),
});
