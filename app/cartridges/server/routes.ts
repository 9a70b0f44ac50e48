import { implement } from '#app/platform/http.ts';
import { cartridgesContract } from '../contract.ts';
import { importCartridge } from './service.ts';

export const cartridgesApi = implement(cartridgesContract, {
  'POST /authoring/courses/{id}/cartridge': ({ ctx, params, query, file }) =>
    importCartridge(ctx, { ...params, ...query, file }),
});
