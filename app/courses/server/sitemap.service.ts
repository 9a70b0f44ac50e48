import { lessonPath, lessonsOf } from '../course-facts.ts';
import { outlinedCourses } from './service.ts';

/** Paths of the pages that search engines may list: every course, and its free lessons. */
export const publicPaths = async (): Promise<string[]> =>
  (await outlinedCourses()).flatMap((outlined) => [
    `/courses/${outlined.course.slug}`,
    ...lessonsOf(outlined)
      .filter((lesson) => lesson.preview && lesson.written)
      .map((lesson) => lessonPath(outlined.course, lesson)),
  ]);
