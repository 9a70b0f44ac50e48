import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { coursePath, previewPath } from '#app/shared/addresses.ts';
import * as queries from './sitemap.queries.ts';

export const courseAddresses: SitemapSource = {
  kind: 'courses',
  below: '/courses',
  extent: queries.courseExtent,
  entries: async (_, stretch) =>
    (await queries.courseAddresses(stretch)).map(({ slug, changedAt }) => ({
      key: slug,
      path: coursePath(slug),
      changedAt,
    })),
};

export const freeLessonAddresses: SitemapSource = {
  kind: 'lessons',
  below: '/courses',
  extent: queries.freeLessonExtent,
  entries: async (_, stretch) =>
    (await queries.freeLessonAddresses(stretch)).map(({ key, course, slug, changedAt }) => ({
      key,
      path: previewPath(course, slug),
      changedAt,
    })),
};
