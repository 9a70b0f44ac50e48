import { coursePath, myLessonPath, previewPath } from '#app/shared/addresses.ts';
import type { SearchHit, SearchSource } from '#app/shared/search-source.ts';
import { findCourses, findLessons } from './search.queries.ts';

export const coursesSource: SearchSource = {
  kind: 'courses',
  find: async (words, limit) =>
    (await findCourses({ words, limit })).map(({ slug, title, topic }) => ({ title, detail: topic, path: coursePath(slug) })),
};

/** Of the lessons only those that anyone may read. */
export const freeLessonsSource: SearchSource = {
  kind: 'lessons',
  find: async (words, limit) =>
    (await findLessons({ words, limit, free: true })).map(({ slug, title, course, courseTitle }) => ({
      title,
      detail: `Free lesson of ${courseTitle}`,
      path: previewPath(course, slug),
    })),
};

/** Every lesson, for members: the caller has checked that. */
export const findMembersLessons = async (words: readonly string[], limit: number): Promise<SearchHit[]> =>
  (await findLessons({ words, limit, free: false })).map(({ slug, title, course, courseTitle }) => ({
    title,
    detail: courseTitle,
    path: myLessonPath(course, slug),
  }));
