import { lessonPath } from '../course-facts.ts';
import { outlinedCourses } from './service.ts';

/** Paths of the pages that search engines may list: every course, and its free lessons. */
export const publicPaths = async (): Promise<string[]> =>
  (await outlinedCourses()).flatMap(({ course, sections }) => [
    `/courses/${course.slug}`,
    ...sections
      .flatMap((section) => section.lessons)
      .filter((lesson) => lesson.preview && lesson.written)
      .map((lesson) => lessonPath(course, lesson)),
  ]);
