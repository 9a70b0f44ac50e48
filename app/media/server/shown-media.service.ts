import { ContentMemory } from '#app/platform/content-memory.ts';
import type { MediaById, ShownMedia } from '../shown-media.ts';
import { asShown } from './media.answers.ts';
import { selectReady, type ReadyRow } from './shown-media.queries.ts';

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
