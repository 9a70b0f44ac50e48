import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { settings } from './ports.ts';
import { deleteMedia, giveRoom, lockMedia } from './queries.ts';
import { removeFilesOf } from './removal.service.ts';
import { endWait, selectWaiting } from './waiting.queries.ts';

/** Makes stored files part of their owner's library, in the transaction in which a draft names them. */
export async function takeIntoLibrary(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await endWait(ids);
}

/** Removes a file that has waited since before then, unless a lesson names it. */
const forgetOne = (id: string, before: Date): Promise<void> =>
  tx(async () => {
    const row = await lockMedia(id);
    if (!row?.waits_since || row.waits_since >= before) return;
    // While versions change, an older process may import, and it doesn't end the wait.
    if ((await settings().usesOf(id)).length > 0) return takeIntoLibrary([id]);
    await deleteMedia(id);
    await giveRoom(row.size);
    await removeFilesOf(row);
    await contentChanged('media');
  });

const forget = defineJob({
  name: 'forget-waiting-media',
  handler: async (_, { ctx }) => {
    const before = new Date(ctx.clock.now().getTime() - dayMs);
    for (const { id } of await selectWaiting(before, 1000)) await forgetOne(id, before);
  },
});
schedule(forget, '35 * * * *');
