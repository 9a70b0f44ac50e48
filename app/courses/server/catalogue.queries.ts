import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

const published = () => db().selectFrom('courses').where('published_at', 'is not', null);

export const countPublished = (): Promise<number> => countOf(published());

/** The data for the cards of one page, in the catalogue's order. */
export const selectCards = ({ limit, offset }: Stretch) =>
  db()
    // Counts lessons only for this page, not for every course before it.
    .selectFrom(
      published()
        .select([
          'id',
          'slug',
          'title',
          'description',
          'topic',
          'icon',
          'palette',
          'image',
          'duration',
          'is_new',
          'is_trending',
          'position',
        ])
        .orderBy('position')
        .orderBy('slug')
        .limit(limit)
        .offset(offset)
        .as('shown'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('lessons')
          .whereRef('lessons.course_id', '=', 'shown.id')
          .select(({ fn }) => [
            fn.countAll<number>().as('lessons'),
            fn.sum<number | null>('minutes').as('minutes'),
          ])
          .as('extent'),
      (join) => join.onTrue(),
    )
    .leftJoin('course_ratings as rating', 'rating.course_id', 'shown.id')
    .selectAll('shown')
    .select(['extent.lessons', 'extent.minutes', 'rating.stars', 'rating.reviews'])
    .orderBy('shown.position')
    .orderBy('shown.slug')
    .execute();
