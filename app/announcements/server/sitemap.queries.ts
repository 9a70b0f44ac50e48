import { sql } from 'kysely';
import { courseCoverIn } from '#app/courses/server/face.ts';
import { q } from '#app/platform/database.ts';
import type { SitemapExtent, SitemapStretch } from '#app/platform/sitemap-source.ts';
import type { AnnouncementsTables } from './tables.ts';

const announced = () => q<AnnouncementsTables>().selectFrom('announced_courses');

export async function upcomingExtent(): Promise<SitemapExtent> {
  const { count, changedAt } = await announced()
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('announced_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export const upcomingEntries = ({ after, offset = 0, limit }: SitemapStretch) =>
  announced()
    .select([
      'course_id as key',
      'announced_at as changedAt',
      sql<string>`(select cover.slug from (${courseCoverIn(sql.ref('course_id'))}) as cover)`.as(
        'slug',
      ),
    ])
    .$if(after !== undefined, (query) => query.where('course_id', '>', after ?? ''))
    .orderBy('course_id')
    .offset(offset)
    .limit(limit)
    .execute();
