import { q } from '#app/platform/database.ts';
import type { SitemapExtent, SitemapStretch } from '#app/platform/sitemap-source.ts';
import type { AiToolsTables } from './tables.ts';

const shown = () => q<AiToolsTables>().selectFrom('ai_tools').where('published_at', 'is not', null);

export async function addressExtent(): Promise<SitemapExtent> {
  const { count, changedAt } = await shown()
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('changed_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export const addresses = ({ after, offset = 0, limit }: SitemapStretch) =>
  shown()
    .select(['id', 'changed_at as changedAt'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
