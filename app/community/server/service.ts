import type { Context } from '#app/platform/context.ts';
import type { Highlight } from '../contract.ts';
import { highlightStateAt } from '../highlight-state.ts';
import * as queries from './queries.ts';

/** As many as the home has room for. */
const mostShown = 4;

export async function highlights({ clock }: Pick<Context, 'clock'>): Promise<Highlight[]> {
  const now = clock.now();
  const rows = await queries.shownHighlights(now, mostShown);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    words: row.words,
    link: row.link,
    datedAt: row.datedAt.toISOString(),
    pinned: highlightStateAt(row, now) === 'pinned',
  }));
}
