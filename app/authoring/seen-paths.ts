import { lessonsOf } from '#app/courses/course-facts.ts';
import { myLessonPath, myQuizPath, previewPath } from '#app/shared/addresses.ts';
import { draftPreviewPath } from '#app/shared/author-desk-path.ts';

/** The lesson or quiz that a preview shows. */
export interface SeenPart {
  kind: 'lesson' | 'quiz';
  id: string;
}

/** Where a draft, or a part of it, is seen as someone else would see it. */
export const seenPath = (courseId: string, viewer: string, part?: SeenPart): string =>
  `${draftPreviewPath(courseId)}?as=${viewer}${part ? `&${part.kind}=${encodeURIComponent(part.id)}` : ''}`;

interface Linked {
  slug: string;
  sections: readonly {
    lessons: readonly { id: string; slug: string }[];
    quiz: { id: string } | null;
  }[];
}

/** The part of this course to which a link on readers' pages leads, if any. */
export function linkedPart(course: Linked, to: string): SeenPart | undefined {
  const [path] = to.split(/[?#]/);
  const lesson = lessonsOf(course).find(({ slug }) =>
    [previewPath, myLessonPath].some((pathOf) => pathOf(course.slug, slug) === path),
  );
  if (lesson) return { kind: 'lesson', id: lesson.id };
  const quiz = course.sections.find(
    (section) => section.quiz && myQuizPath(course.slug, section.quiz.id) === path,
  )?.quiz;
  return quiz ? { kind: 'quiz', id: quiz.id } : undefined;
}
