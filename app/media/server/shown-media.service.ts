import { ContentMemory } from '#app/platform/content-memory.ts';
import type { MediaById } from '../shown-media.ts';
import { asShown } from './media.answers.ts';
import { selectReady, type ReadyRow } from './shown-media.queries.ts';

const rows = new ContentMemory<ReadyRow>({ topics: ['media'], most: 2000 });

/** What is ready of these, by id. */
export const readyMedia = (ids: readonly string[]): Promise<Map<string, ReadyRow>> =>
  rows.all(ids, async (missing) => {
    const found = await selectReady(missing);
    return new Map(found.map((row) => [row.id, row]));
  });

/** The same as lessons show it. */
export const shownMedia = async (ids: readonly string[]): Promise<MediaById> =>
  new Map([...(await readyMedia(ids))].map(([id, row]) => [id, asShown(row)]));
