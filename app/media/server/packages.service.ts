import type { Actor, Context } from '#app/platform/context.ts';
import { onDisk, type FileOnDisk } from '#app/platform/file-on-disk.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { mediaProblems } from '../contract.ts';
import { settings } from './ports.ts';
import { selectBegun, selectForgotten, selectMedia, selectUnfinished } from './queries.ts';
import { mediaStore } from './store-gateway.ts';
import { discard, openUpload } from './uploads.service.ts';

const refuse = problemsOf(mediaProblems);

type Sender = Context<Actor>;

/**
 * Begins to take a package, in place of the one that its sender sent before. It stays an upload, and
 * only its sender can use it. The same package goes on where it stopped.
 * @throws {Problem} media/no-room; server/busy if its sender begins two at once
 */
export async function beginPackage(
  ctx: Sender,
  upload: { name: string; size: number; fingerprint: string },
): Promise<{ id: string; address: string }> {
  const { uid } = ctx.actor;
  if (!(await selectBegun(uid, 'package', upload))) await removePackagesOf(uid);
  return openUpload(ctx, { ...upload, purpose: 'package' }, async () => {
    // Begun meanwhile. Whoever began it may be waiting for us, so we don't wait to remove it.
    const [other] = await selectUnfinished(uid, 'package', 1);
    if (other) throw refuseAtDoor('server/busy', { retryAfter: 1 });
  });
}

/**
 * Answers what `work` makes of a copy on this machine's disk, which is gone afterwards. The package
 * stays.
 * @throws {Problem} media/no-package, media/incomplete, and what `work` throws
 */
export async function withPackage<Result>(
  ctx: Sender,
  id: string,
  work: (file: FileOnDisk) => Promise<Result>,
): Promise<Result> {
  const { key, size } = await ownPackage(ctx, id);
  const store = await mediaStore();
  try {
    if ((await store.uploads.getUpload(key)).offset !== size) throw refuse('media/incomplete');
    const bytes = await store.read(key, { start: 0, end: size - 1 });
    return await onDisk(settings().arriving, bytes, work);
  } catch (failure) {
    // Replaced or removed meanwhile, from under us.
    await ownPackage(ctx, id);
    throw failure;
  }
}

async function ownPackage({ actor }: Sender, id: string) {
  const row = await selectMedia(id);
  if (row?.purpose !== 'package' || row.owner !== actor.uid) throw refuse('media/no-package');
  return row;
}

/** Removes a package of the caller's, if it is still there. */
export async function removePackage({ actor }: Sender, id: string): Promise<void> {
  const [kept] = await selectUnfinished(actor.uid, 'package', 1);
  if (kept?.id === id) await discard(id);
}

/** Removes all that somebody has sent, or begun to. */
export async function removePackagesOf(owner: string): Promise<void> {
  for (const { id } of await selectUnfinished(owner, 'package', 1)) await discard(id);
}

const forget = defineJob({
  name: 'forget-packages',
  handler: async (_, { ctx }) => {
    const before = new Date(ctx.clock.now().getTime() - dayMs);
    for (const { id } of await selectForgotten(before, 1000, ['package'])) await discard(id);
  },
});
schedule(forget, '20 * * * *');
