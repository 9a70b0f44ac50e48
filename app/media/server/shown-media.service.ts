import { ContentMemory } from '#app/platform/content-memory.ts';
import type { MediaById, ShownMedia } from '../shown-media.ts';
import { fileAddress, mediaIdsIn, pictureFile } from '../media-address.ts';
import { asShown } from './media.answers.ts';
import { keepPicture, selectReady, type ReadyRow } from './shown-media.queries.ts';

const rows = new ContentMemory<ReadyRow>({ topics: ['media'], most: 500 });

/** What is ready of these, by id. */
export const readyMedia = (ids: readonly string[]): Promise<Map<string, ReadyRow>> =>
  rows.all(ids, async (missing) => {
    const found = await selectReady(missing);
    return new Map(found.map((row) => [row.id, row]));
  });

/** What lessons show of a row: its captions are read once, as long as the row is remembered. */
const shown = new WeakMap<ReadyRow, ShownMedia>();

/** The same as lessons show it: what a member handed in is never shown. */
export const shownMedia = async (ids: readonly string[]): Promise<MediaById> =>
  new Map(
    [...(await readyMedia(ids))]
      .filter(([, { purpose }]) => purpose === 'lesson')
      .map(([id, row]) => {
        const media = shown.get(row) ?? asShown(row);
        shown.set(row, media);
        return [id, media];
      }),
  );

/** Pixels. A card is at most half as wide, on a screen with two pixels for each. */
const coverWidth = 960;

/**
 * The picture that an address names, and the address of the copy that covers show. Until the running
 * transaction ends, nobody deletes it. Undefined if there is none.
 */
export async function coverPicture(
  address: string,
): Promise<{ id: string; owner: string | null; file: string } | undefined> {
  const [id = ''] = mediaIdsIn(address);
  const row = await keepPicture(id);
  const widths = (row?.facts.copies ?? []).map(({ width }) => width);
  const width = widths.findLast((each) => each <= coverWidth) ?? widths[0];
  if (!row || width === undefined) return undefined;
  return { id, owner: row.owner, file: fileAddress(id, pictureFile(width)) };
}
