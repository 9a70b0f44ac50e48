import { q } from '#app/platform/database.ts';
import type { SitemapExtent, SitemapStretch } from '#app/platform/sitemap-source.ts';
import type { CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

const published = () => db().selectFrom('courses').where('published_at', 'is not', null);

/** Lessons that anyone may read. */
const freeLessons = () =>
  published()
    .innerJoin('lessons', 'lessons.course_id', 'courses.id')
    .where('lessons.preview', '=', true)
    .where('lessons.body', 'is not', null);

export async function courseExtent(): Promise<SitemapExtent> {
  const { count, changedAt } = await published()
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('updated_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export async function freeLessonExtent(): Promise<SitemapExtent> {
  const { count, changedAt } = await freeLessons()
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max<Date | null>('courses.updated_at').as('changedAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), changedAt };
}

export const courseAddresses = ({ after, offset = 0, limit }: SitemapStretch) =>
  published()
    .select(['slug', 'updated_at as changedAt'])
    .$if(after !== undefined, (query) => query.where('slug', '>', after ?? ''))
    .orderBy('slug')
    .offset(offset)
    .limit(limit)
    .execute();

export const freeLessonAddresses = ({ after, offset = 0, limit }: SitemapStretch) =>
  freeLessons()
    .select(['lessons.id as key', 'courses.slug as course', 'lessons.slug'])
    .select('courses.updated_at as changedAt')
    .$if(after !== undefined, (query) => query.where('lessons.id', '>', after ?? ''))
    .orderBy('lessons.id')
    .offset(offset)
    .limit(limit)
    .execute();
