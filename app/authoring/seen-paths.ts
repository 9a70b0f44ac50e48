import { lessonsOf } from '#app/courses/course-facts.ts';
import { myLessonPath, previewPath } from '#app/shared/addresses.ts';
import { draftPreviewPath } from '#app/shared/author-desk-path.ts';

/** Where a draft, or a lesson of it, is seen as someone else would see it. */
export const seenPath = (courseId: string, viewer: string, lesson?: string): string =>
  `${draftPreviewPath(courseId)}?as=${viewer}${lesson ? `&lesson=${encodeURIComponent(lesson)}` : ''}`;

interface Linked {
  slug: string;
  sections: readonly { lessons: readonly { id: string; slug: string }[] }[];
}

/** The lesson of this course to which a link on readers' pages leads, if any. */
export function linkedLesson(course: Linked, to: string): string | undefined {
  const [path] = to.split(/[?#]/);
  return lessonsOf(course).find(({ slug }) =>
    [previewPath, myLessonPath].some((pathOf) => pathOf(course.slug, slug) === path),
  )?.id;
}
