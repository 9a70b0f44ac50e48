import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { newId, newSecret } from '#app/platform/ids.ts';
import { captionsText, readCaptions } from '../captions.ts';
import { readChapters } from '../video-times.ts';
import { insideVideo } from '../video-codecs.ts';
import { copyKey } from './media.answers.ts';
import * as queries from './queries.ts';
import { mediaStore } from './store-gateway.ts';
import { openedVideo } from './video-gateway.ts';
import { captionsRow } from './videos.service.ts';

/** Pixels: the width of the posters of starting content. */
const posterWidth = 960;

/** Of a video of the starting content, before its file's name. */
const mark = 'starting content: ';

/** The ids of the videos that came with the school, by the names of their files. */
export const startingVideos = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await queries.selectSupplied(mark)).map(({ id, fingerprint }) => [
      fingerprint.slice(mark.length),
      id,
    ]),
  );

/**
 * Puts a video of the starting content into the store, with the poster (.webp, 960 pixels wide), the
 * English captions (.vtt) and the chapters (.chapters.txt) that are beside it. It belongs to nobody.
 * Returns its id.
 */
export async function giveVideo(path: string, now: Date): Promise<string> {
  const beside = (ending: string) => readFile(path.replace(/\.webm$/, ending));
  const [bytes, poster, captions, chapters] = await Promise.all([
    readFile(path),
    beside('.webp'),
    beside('.vtt'),
    beside('.chapters.txt'),
  ]);
  const { BufferSource } = await import('mediabunny');
  const inside = await openedVideo(new BufferSource(bytes), insideVideo);
  const { cues, fault } = readCaptions(captions.toString());
  const wrong = fault ?? readChapters(chapters.toString()).fault;
  if (wrong) throw new Error(`${path}: line ${wrong.line}: ${wrong.message}`);
  const id = newId();
  const key = newSecret();
  const size = bytes.length + poster.length;
  const store = await mediaStore();
  await store.write(key, bytes);
  await store.write(copyKey(key, posterWidth), poster);
  await queries.takeRoom(size, Number.MAX_SAFE_INTEGER);
  await queries.insertMedia({
    id,
    owner: null,
    kind: 'video',
    name: basename(path),
    content_type: 'video/webm',
    size,
    key,
    fingerprint: mark + basename(path),
    state: 'ready',
    description: '',
    decorative: false,
    facts: JSON.stringify({ ...inside, copies: [{ width: posterWidth, bytes: poster.length }] }),
    chapters: chapters.toString().trim(),
    created_at: now,
  });
  await queries.replaceCaptions(id, [captionsRow('en', captionsText(cues))]);
  return id;
}
