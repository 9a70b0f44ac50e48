import type { Actor, Context } from '#app/platform/context.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { Problem, problemsOf } from '#app/shared/problem.ts';
import { mediaProblems } from '../contract.ts';
import { attachmentFault } from '../attachment-files.ts';
import { endingOf } from '../file-kinds.ts';
import { fileAddress } from '../media-address.ts';
import { signerFor } from './addresses.service.ts';
import { lockAttachments, selectAttachment } from './attachments.queries.ts';
import { filesOf } from './media.answers.ts';
import { deleteMedia, giveRoom, selectBegun, selectUnfinished } from './queries.ts';
import { removeFilesOf } from './removal.service.ts';
import { mediaStore } from './store-gateway.ts';
import { discard, finish, openUpload } from './uploads.service.ts';

const refuse = problemsOf(mediaProblems);

type Member = Context<Actor>;

/** Unfinished uploads of one person. One more replaces the oldest. */
const mostBegun = 3;

/**
 * Begins to take a file that the caller hands in. Its parts go to the address; `attach` ends it.
 * @throws {Problem} media/unknown-type, media/full
 */
export async function beginAttachment(
  ctx: Member,
  upload: { name: string; size: number; fingerprint: string },
): Promise<{ id: string; address: string }> {
  const text = attachmentFault(upload.name, upload.size);
  if (text !== undefined) throw refuse('media/unknown-type', { text });
  await makeWay(ctx.actor.uid, upload.fingerprint);
  return openUpload(ctx, { ...upload, purpose: 'attachment' }).catch((failure: unknown) => {
    throw failure instanceof Problem && failure.code === 'media/no-room'
      ? refuse('media/full')
      : failure;
  });
}

async function makeWay(uid: string, fingerprint: string): Promise<void> {
  if (await selectBegun(uid, 'attachment', { fingerprint })) return;
  const oldest = (await selectUnfinished(uid, 'attachment', mostBegun))[mostBegun - 1];
  if (oldest) await discard(oldest.id);
}

/**
 * Checks a file that has arrived, and keeps it in the transaction in which `work` names it. One
 * that is not what its name says is gone; if `work` refuses, it waits for the next try.
 * @throws {Problem} media/no-attachment, media/incomplete, those of `checked`, those of `work`
 */
export async function attach<Done>(
  { actor }: Member,
  id: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const row = await selectAttachment(id);
  if (row?.owner !== actor.uid) throw refuse('media/no-attachment');
  if (row.state === 'ready') return tx(work);
  return finish(row, async () => {
    const [there] = await lockAttachments({ id });
    if (!there) throw refuse('media/no-attachment');
    return work();
  }).catch(async (failure: unknown) => {
    // Sent twice: the other request has ended it, and may have removed what this one read.
    if ((await selectAttachment(id))?.state === 'ready') return tx(work);
    throw failure;
  });
}

/**
 * An address to download it from, good for an hour. The feature that asks has checked that the caller
 * may.
 * @throws {Problem} media/no-attachment
 */
export async function attachmentAddress(ctx: Member, id: string) {
  const { name, stored } = await storedOf(id);
  return { name, address: (await signerFor(ctx))(fileAddress(id, stored.file)) };
}

/**
 * Its bytes, for an export of its owner's data.
 * @throws {Problem} media/no-attachment
 */
export async function attachmentCopy(id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, stored } = await storedOf(id);
  const store = await mediaStore();
  const stream = await store.read(stored.key, { start: 0, end: stored.bytes - 1 });
  return { name, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

async function storedOf(id: string) {
  const row = await selectAttachment(id);
  const stored = row && filesOf(row).at(-1);
  if (!stored) throw refuse('media/no-attachment');
  // A picture was drawn again.
  const stem = row.name.slice(0, -endingOf(row.name).length - 1);
  return { stored, name: row.kind === 'picture' ? `${stem}.webp` : row.name };
}

async function removeAll(by: { id: string } | { owner: string }): Promise<void> {
  for (const row of await lockAttachments(by)) {
    await deleteMedia(row.id);
    await giveRoom(row.size);
    await removeFilesOf(row);
    await contentChanged('media');
  }
}

/** Removes one with what it was handed in with. */
export const removeAttachment = (id: string): Promise<void> => removeAll({ id });

/** Removes all that somebody has handed in, or begun to. */
export const removeAttachmentsOf = (owner: string): Promise<void> => removeAll({ owner });
