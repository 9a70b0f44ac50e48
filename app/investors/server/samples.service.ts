import { contentChanged } from '#app/platform/content-changed.ts';
import type { Samples } from '#app/platform/feature.ts';
import { deleteSamples, samplesCount } from './samples.queries.ts';

/** Those on a member's shortlist stay, because the notes there are the member's. */
export const inventedInvestors: Samples = {
  one: 'invented investor',
  many: 'invented investors',
  count: samplesCount,
  remove: async () => {
    const removed = await deleteSamples();
    await contentChanged('investors');
    return removed;
  },
};
