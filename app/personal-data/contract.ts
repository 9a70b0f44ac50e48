import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';

const hour = 60 * 60;

export const personalDataContract = defineContract({
  'GET /account/export': {
    summary: 'Everything that is kept of oneself: one archive with data.json and the files',
    access: 'user',
    file: 'application/zip',
    ok: z.instanceof(Uint8Array<ArrayBuffer>),
    limits: [{ name: 'export', points: 10, per: hour, by: 'user' }],
  },
});
