import { coursePath, previewPath } from '#app/shared/addresses.ts';
import { lessonsOf } from '../course-facts.ts';
import { outlinedCourses } from './service.ts';

/** Paths of the pages that search engines may list: every course, and its free lessons. */
export const publicPaths = async (): Promise<string[]> =>
  (await outlinedCourses()).flatMap((outlined) => [
    coursePath(outlined.course.slug),
    ...lessonsOf(outlined)
      .filter((lesson) => lesson.preview && lesson.written)
      .map((lesson) => previewPath(outlined.course.slug, lesson.slug)),
  ]);
