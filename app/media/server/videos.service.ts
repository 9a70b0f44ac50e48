import { createHash } from 'node:crypto';
import type { Actor, Context } from '#app/platform/context.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { PictureRefused } from '#app/platform/picture-source.ts';
import { scaledPictures } from '#app/platform/scaled-picture.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { captionsText, readCaptions, type CaptionLanguage } from '../captions.ts';
import { mediaProblems, type MediaDetails } from '../contract.ts';
import { captionsFile, pictureWidths } from '../media-address.ts';
import { readChapters } from '../video-times.ts';
import { copyKey } from './media.answers.ts';
import { settings } from './ports.ts';
import * as queries from './queries.ts';
import { mediaDetails, ownMedia } from './service.ts';
import type { Captions, MediaRow } from './shown-media.queries.ts';
import { mediaStore } from './store-gateway.ts';

const refuse = problemsOf(mediaProblems);

type Author = Context<Actor>;

async function ownVideo(ctx: Author, id: string): Promise<MediaRow> {
  const row = await ownMedia(ctx, id);
  if (row.kind !== 'video' || row.state !== 'ready') throw refuse('media/no-video');
  return row;
}

/**
 * Draws the poster again, as pictures are. The first one stays: its address never shows another.
 * @throws {Problem} media/not-found, media/no-video, media/bad-picture, media/no-room, server/busy
 */
export async function setPoster(ctx: Author, id: string, upload: Buffer): Promise<void> {
  const { key, facts } = await ownVideo(ctx, id);
  if (facts.copies) return;
  const copies = await scaledPictures(async () => upload, pictureWidths).catch((error: unknown) => {
    throw error instanceof PictureRefused ? refuse('media/bad-picture') : error;
  });
  if (!copies) throw refuse('media/bad-picture');
  const store = await mediaStore();
  const sizes = copies.map(({ width, bytes }) => ({ width, bytes: bytes.length }));
  const taken = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  await tx(async () => {
    const now = await queries.lockMedia(id);
    if (!now || now.facts.copies) return;
    if (!(await queries.takeRoom(taken, settings().quota))) throw refuse('media/no-room');
    // Under the lock, small as they are: another poster would be stored in the same places.
    for (const { width, bytes } of copies) await store.write(copyKey(key, width), bytes);
    await queries.updateMedia(id, {
      size: now.size + taken,
      facts: JSON.stringify({ ...now.facts, copies: sizes }),
    });
    await contentChanged('media');
  });
}

interface Texts {
  captions: { language: CaptionLanguage; text: string }[];
  chapters: string;
}

/**
 * Sets what is said in a video, and its chapters.
 * @throws {Problem} media/not-found, media/no-video; media/captions with the line of the mistake
 */
export async function setCaptions(
  ctx: Author,
  { id, captions, chapters }: Texts & { id: string },
): Promise<MediaDetails> {
  await ownVideo(ctx, id);
  const read = captions.map(({ language, text }) => ({ language, ...readCaptions(text) }));
  const wrong: Record<string, string> = {};
  for (const { language, fault } of read)
    if (fault) wrong[`captions.${language}`] = `Line ${fault.line}: ${fault.message}`;
  const { fault } = readChapters(chapters);
  if (fault) wrong['chapters'] = `Line ${fault.line}: ${fault.message}`;
  if (Object.keys(wrong).length > 0) throw refuse('media/captions', { fields: wrong });
  await tx(async () => {
    if (!(await queries.lockMedia(id))) throw refuse('media/not-found');
    await queries.updateMedia(id, { chapters: chapters.trim() });
    await queries.replaceCaptions(
      id,
      read.map(({ language, cues }) => captionsRow(language, captionsText(cues))),
    );
    await contentChanged('media');
  });
  return mediaDetails(ctx, id);
}

/** The same for a video that has none so far. @throws {Problem} those of `setCaptions` */
export async function giveCaptions(
  ctx: Author,
  { id, captions }: Pick<Texts, 'captions'> & { id: string },
): Promise<void> {
  const { captionTexts, chapters } = await mediaDetails(ctx, id);
  if (captionTexts.length === 0) await setCaptions(ctx, { id, captions, chapters });
}

/** Another text gets another name. */
export const captionsRow = (language: CaptionLanguage, body: string): Captions => ({
  language,
  file: captionsFile(language, createHash('sha256').update(body).digest('hex').slice(0, 12)),
  body,
});
