import { ContentMemory } from '#app/platform/content-memory.ts';
import type { Context } from '#app/platform/context.ts';
import type { Highlight } from '../contract.ts';
import { highlightStateAt } from '../highlight-state.ts';
import * as queries from './queries.ts';

/** As many as the home page has room for. */
const mostShown = 4;

/** More than anyone would schedule or pin. */
const mostRead = 100;
const newest = new ContentMemory<queries.HighlightRow[]>({ topics: ['highlights'], most: 1 });

/** Pinned first, then newest first. */
export async function highlights({ clock }: Pick<Context, 'clock'>): Promise<Highlight[]> {
  const now = clock.now();
  const rows = (await newest.one('newest', () => queries.newestHighlights(mostRead))) ?? [];
  const pinned = (row: queries.HighlightRow) => Number(highlightStateAt(row, now) === 'pinned');
  const shown = rows
    .filter(({ datedAt }) => datedAt <= now)
    .toSorted(
      (a, b) =>
        pinned(b) - pinned(a) ||
        b.datedAt.getTime() - a.datedAt.getTime() ||
        (a.id < b.id ? -1 : 1),
    );
  return shown.slice(0, mostShown).map((row) => ({
    id: row.id,
    title: row.title,
    words: row.words,
    link: row.link,
    datedAt: row.datedAt.toISOString(),
    pinned: highlightStateAt(row, now) === 'pinned',
  }));
}
