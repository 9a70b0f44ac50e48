import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { filesOf } from './media.answers.ts';
import type { MediaRow } from './shown-media.queries.ts';
import { mediaStore } from './store-gateway.ts';

const removal = defineJob<{ keys: string[] }>({
  name: 'remove-media-files',
  handler: async ({ keys }) => {
    const store = await mediaStore();
    for (const key of keys) await store.remove(key);
  },
});

/** Removes what is stored of something, once the running transaction has committed. */
export const removeFilesOf = (row: MediaRow): Promise<void> =>
  enqueue(removal, { keys: [row.key, ...filesOf(row).map(({ key }) => key)] });

/** The same for what was uploaded, if copies take its place. */
export const removeOriginalOf = (row: MediaRow): Promise<void> =>
  enqueue(removal, { keys: [row.key] });
