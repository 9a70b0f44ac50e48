import { contentChanged } from '#app/platform/content-changed.ts';
import type { Samples } from '#app/platform/feature.ts';
import { deleteSamples, samplesCount } from './samples.queries.ts';

/** A hackathon that someone has registered for stays, and so do its teams. */
export const inventedHackathons: Samples = {
  one: 'invented hackathon',
  many: 'invented hackathons',
  count: samplesCount,
  remove: async () => {
    const removed = await deleteSamples();
    await contentChanged('hackathons');
    return removed;
  },
};
