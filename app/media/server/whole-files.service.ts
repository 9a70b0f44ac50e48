import { Readable } from 'node:stream';
import type { Actor, Context } from '#app/platform/context.ts';
import { sha256 } from '#app/platform/ids.ts';
import { filesOf } from './media.answers.ts';
import { readyMedia } from './shown-media.service.ts';
import { mediaStore } from './store-gateway.ts';
import { ownMedia } from './service.ts';
import { beginUpload, endUpload } from './uploads.service.ts';
import { waitAgain } from './waiting.queries.ts';

interface WholeFile {
  name: string;
  size: number;
  /** Its SHA-256. */
  digest: string;
  /** Its bytes, from the first. */
  open: () => AsyncIterable<Uint8Array>;
}

/**
 * Stores a file that another feature has as a whole, as if its owner had uploaded it: with the same
 * limits and checks, and only once, however often it comes. Answers its id. Unless `takeIntoLibrary`
 * follows, it is removed after a day.
 * @throws {Problem} those of `beginUpload` and `endUpload`
 */
export async function storeFile(
  ctx: Context<Actor>,
  { name, size, digest, open }: WholeFile,
): Promise<string> {
  const fingerprint = sha256(`${name} ${digest}`);
  // First, so that what we find then isn't removed meanwhile.
  await waitAgain(ctx.actor.uid, fingerprint, ctx.clock.now());
  const { id } = await beginUpload(ctx, { name, size, fingerprint, imported: true });
  const { key, state } = await ownMedia(ctx, id);
  if (state === 'ready') return id;
  const { uploads } = await mediaStore();
  // The same file may have been stored in part before the process ended.
  const { offset } = await uploads.getUpload(key);
  await uploads.write(Readable.from(after(offset, open()), { objectMode: false }), key, offset);
  await endUpload(ctx, id);
  return id;
}

/** Without so many bytes at the beginning. */
async function* after(skipped: number, parts: AsyncIterable<Uint8Array>) {
  let left = skipped;
  for await (const part of parts) {
    if (left < part.length) yield part.subarray(left);
    left = Math.max(0, left - part.length);
  }
}

/**
 * The bytes of a picture, of its largest copy, or of another file. They are of whoever may see it:
 * the caller has asked. @throws if there is no such file
 */
export async function openedFile(id: string): Promise<ReadableStream<Uint8Array>> {
  const row = (await readyMedia([id])).get(id);
  const stored = row && filesOf(row).at(row.kind === 'picture' ? -1 : 0);
  if (!stored) throw new Error(`No file ${id}`);
  return (await mediaStore()).read(stored.key, { start: 0, end: stored.bytes - 1 });
}
