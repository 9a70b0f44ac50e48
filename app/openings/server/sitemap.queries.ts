import { q } from '#app/platform/database.ts';
import type { SitemapExtent, SitemapStretch } from '#app/platform/sitemap-source.ts';
import type { OpeningsTables } from './tables.ts';

const open = (now: Date) =>
  q<OpeningsTables>()
    .selectFrom('placement_openings')
    .where('closes_at', '>', now)
    .where('closed_at', 'is', null);

export async function addressExtent(now: Date): Promise<SitemapExtent> {
  const { count, changedAt } = await open(now)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('changed_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export const addresses = (now: Date, { after, offset = 0, limit }: SitemapStretch) =>
  open(now)
    .select(['slug', 'changed_at as changedAt'])
    .$if(after !== undefined, (query) => query.where('slug', '>', after ?? ''))
    .orderBy('slug')
    .offset(offset)
    .limit(limit)
    .execute();
