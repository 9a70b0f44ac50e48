import { coursePath, previewPath } from '#app/shared/addresses.ts';
import { lessonsOf } from '../course-facts.ts';
import { outlinedCourses } from './service.ts';

/** The pages that search engines may list: every course, and its free lessons. */
export const courseEntries = async (): Promise<{ path: string; changedAt: Date }[]> =>
  (await outlinedCourses()).flatMap((outlined) => {
    const { slug, updated_at: changedAt } = outlined.course;
    const free = lessonsOf(outlined).filter((lesson) => lesson.preview && lesson.written);
    return [coursePath(slug), ...free.map((lesson) => previewPath(slug, lesson.slug))].map(
      (path) => ({ path, changedAt }),
    );
  });
