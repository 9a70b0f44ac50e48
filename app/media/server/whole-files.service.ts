import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor, Context } from '#app/platform/context.ts';
import { mediaStore } from './store-gateway.ts';
import { ownMedia } from './service.ts';
import { beginUpload, endUpload } from './uploads.service.ts';

/**
 * Stores a file that another feature has as a whole, as if its owner had uploaded it: with the same
 * limits and checks. Answers its id. @throws {Problem} those of `beginUpload` and `endUpload`
 */
export async function storeFile(
  ctx: Context<Actor>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const fingerprint = createHash('sha256').update(name).update(bytes).digest('hex');
  const { id } = await beginUpload(ctx, { name, size: bytes.length, fingerprint });
  const { key } = await ownMedia(ctx, id);
  const { uploads } = await mediaStore();
  // The same file may have been stored in part before the process ended.
  const { offset } = await uploads.getUpload(key);
  await uploads.write(Readable.from([bytes.subarray(offset)]), key, offset);
  await endUpload(ctx, id);
  return id;
}
