import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Upload } from '@tus/server';
import { recorderOf } from '#app/audit/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { mediaActions } from '../actions.ts';
import { filesOf, type StoredFile } from './media.answers.ts';
import { settings, type MediaStore } from './ports.ts';
import { selectReadyAfter } from './queries.ts';
import { openStore } from './store-gateway.ts';

const record = recorderOf(mediaActions);

/** Rows read at once. */
const some = 100;
/** Larger files are sent in parts. */
const mostAtOnce = 16_000_000;

/**
 * For an operator: copies every file from the folder to the bucket, or back. A file that is there
 * already is not copied again, so this may be repeated. Unfinished uploads stay behind.
 */
export async function copyMedia(ctx: Context, from: 'folder' | 'bucket') {
  const { store, folder } = settings();
  if (store.kind !== 's3') throw new Error('Set S3_ENDPOINT and the others: they name the bucket.');
  const inFolder = await openStore({ kind: 'folder', directory: folder });
  const inBucket = await openStore(store);
  const [source, target] = from === 'folder' ? [inFolder, inBucket] : [inBucket, inFolder];
  const counts = { copied: 0, there: 0 };
  let last = '';
  for (;;) {
    const rows = await selectReadyAfter(last, some);
    for (const file of rows.flatMap(filesOf))
      counts[(await copyFile(file, source, target)) ? 'copied' : 'there'] += 1;
    const next = rows.at(-1)?.id;
    if (next === undefined) break;
    last = next;
  }
  await tx(() =>
    record(ctx, { action: 'media/copy', subject: { kind: 'media', id: from }, details: counts }),
  );
  return counts;
}

/** False if it is there. */
async function copyFile(file: StoredFile, source: MediaStore, target: MediaStore) {
  const digest = await digestIn(source, file);
  if (digest === undefined) throw new Error(`${file.key} is missing, so nothing more was copied.`);
  if ((await digestIn(target, file)) === digest) return false;
  const { key, bytes } = file;
  const stream = await source.read(key, { start: 0, end: bytes - 1 });
  if (bytes <= mostAtOnce)
    await target.write(key, new Uint8Array(await new Response(stream).arrayBuffer()));
  else {
    await target.uploads.create(new Upload({ id: key, size: bytes, offset: 0 }));
    await target.uploads.write(Readable.fromWeb(stream as NodeStream), key, 0);
  }
  // Some services store a file otherwise than it was sent.
  if ((await digestIn(target, file)) !== digest) throw new Error(`${key} did not arrive whole.`);
  return true;
}

/** Undefined if it is not there. */
async function digestIn(store: MediaStore, { key, bytes }: StoredFile) {
  const stream = await store.read(key, { start: 0, end: bytes - 1 }).catch(() => undefined);
  if (!stream) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
