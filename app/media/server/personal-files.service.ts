import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { newId, newSecret } from '#app/platform/ids.ts';
import { dayMs } from '#app/shared/durations.ts';
import { copyKey, filesOf } from './media.answers.ts';
import {
  deleteMedia,
  insertMedia,
  lockMedia,
  selectForgotten,
  selectMedia,
  updateMedia,
} from './queries.ts';
import { removeFilesOf } from './removal.service.ts';
import { mediaStore } from './store-gateway.ts';

export interface PersonalFile {
  owner: string;
  name: string;
  /** A photo is a square WebP in some widths, in pixels. */
  bytes: { photo: readonly { width: number; bytes: Uint8Array }[] } | { resume: Uint8Array };
}

/**
 * Stores a small file of one person, and keeps it in the transaction in which `work` names its id. If
 * `work` throws, or the process ends first, it is removed.
 */
export async function keepPersonalFile<Done>(
  { clock }: Pick<Context, 'clock'>,
  { owner, name, bytes }: PersonalFile,
  work: (id: string) => Promise<Done>,
): Promise<Done> {
  const id = newId();
  const key = newSecret();
  const isPhoto = 'photo' in bytes;
  const files = isPhoto
    ? bytes.photo.map((each) => ({ key: copyKey(key, each.width), bytes: each.bytes }))
    : [{ key, bytes: bytes.resume }];
  const copies = isPhoto
    ? bytes.photo.map((each) => ({ width: each.width, bytes: each.bytes.length }))
    : [];
  await insertMedia({
    id,
    owner,
    kind: isPhoto ? 'picture' : 'file',
    purpose: isPhoto ? 'photo' : 'resume',
    name,
    content_type: isPhoto ? 'image/webp' : 'application/pdf',
    size: files.reduce((sum, file) => sum + file.bytes.length, 0),
    key,
    fingerprint: id,
    state: 'uploading',
    description: '',
    decorative: false,
    facts: JSON.stringify(isPhoto ? { copies } : {}),
    chapters: '',
    created_at: clock.now(),
    waits_since: null,
  });
  try {
    const store = await mediaStore();
    for (const file of files) await store.write(file.key, file.bytes);
    return await tx(async () => {
      // The job that forgets what was never kept waits for this row, or has it already.
      if (!(await lockMedia(id))) throw new Error('A file was forgotten before it was kept');
      await updateMedia(id, { state: 'ready' });
      return work(id);
    });
  } catch (failure) {
    await removePersonalFile(id);
    throw failure;
  }
}

/** Removes one, and its bytes once the running transaction has committed. */
export const removePersonalFile = (id: string): Promise<void> =>
  tx(async () => {
    const row = await lockMedia(id);
    if (!row) return;
    await deleteMedia(id);
    await removeFilesOf(row);
  });

/** The bytes of one; of a photo, those of a width. @throws if the store doesn't have them */
export async function personalFile(id: string, width?: number): Promise<Buffer | undefined> {
  const row = await selectMedia(id);
  const stored =
    row && filesOf(row).find(({ key }) => key === (width ? copyKey(row.key, width) : row.key));
  if (!stored) return undefined;
  const bytes = await (await mediaStore()).read(stored.key, { start: 0, end: stored.bytes - 1 });
  return Buffer.from(await new Response(bytes).arrayBuffer());
}

const forget = defineJob({
  name: 'forget-personal-files',
  handler: async (_, { ctx }) => {
    const before = new Date(ctx.clock.now().getTime() - dayMs);
    for (const { id } of await selectForgotten(before, 1000, ['photo', 'resume']))
      await removePersonalFile(id);
  },
});
schedule(forget, '45 * * * *');
