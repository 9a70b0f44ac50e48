import { indianNumber } from '#app/shared/indian-number.ts';
import type { CoursePage } from './contract.ts';
import { unknownDuration } from './duration.ts';

type LessonEntry = CoursePage['sections'][number]['lessons'][number];

/** The parts of a course that its outline contains. */
export type OutlinedCourse = Pick<CoursePage, 'slug' | 'title' | 'sections'>;

/** The lessons of an outline, in order. */
export const lessonsOf = <L>({
  sections,
}: {
  sections: readonly { lessons: readonly L[] }[];
}): L[] => sections.flatMap(({ lessons }) => lessons);

/**
 * True if there is anything to read yet. A course may be published as an outline (decisions.md
 * ruling 7).
 */
export const isWritten = (course: OutlinedCourse): boolean =>
  lessonsOf(course).some((lesson) => lesson.written);

export const hasPractice = (outline: {
  sections: readonly { lessons: readonly { practice: boolean }[] }[];
}): boolean => lessonsOf(outline).some((lesson) => lesson.practice);

export const previewOf = (course: OutlinedCourse): LessonEntry | undefined =>
  lessonsOf(course).find((lesson) => lesson.preview && lesson.written);

/**
 * A lesson's place: 'Stage 1, Find a problem worth an evening', lesson 1 of 10, and the next
 * lesson.
 */
export function placeOf(course: OutlinedCourse, slug: string) {
  const lessons = lessonsOf(course);
  const index = lessons.findIndex((lesson) => lesson.slug === slug);
  const stage = course.sections.findIndex((section) =>
    section.lessons.some((lesson) => lesson.slug === slug),
  );
  return {
    stage: `Stage ${stage + 1}, ${course.sections[stage]?.title ?? ''}`,
    number: index + 1,
    of: lessons.length,
    next: lessons[index + 1],
  };
}

/** '1 stage', '20 lessons'. */
export const countText = (count: number, noun: string, plural = `${noun}s`): string =>
  `${indianNumber(count)} ${count === 1 ? noun : plural}`;

export const hasDuration = ({ duration }: { duration: string }): boolean =>
  duration !== unknownDuration;

/**
 * The facts beside "Course content": '5 stages, 20 lessons, 10 hours'. The time is shown once
 * lessons are written, or if the author estimates it.
 */
export const outlineText = (course: CoursePage): string =>
  [
    countText(course.sections.length, 'stage'),
    countText(course.lessons, 'lesson'),
    ...(hasDuration(course) ? [course.duration] : []),
  ].join(', ');

/** The strip below the title; unmeasured facts are left out (decisions.md ruling 34). */
export function factsOf(course: CoursePage): { name: string; value: string }[] {
  const { duration, lessons, students, rating, reviews } = course;
  return [
    ...(hasDuration(course) ? [{ name: 'Time', value: duration }] : []),
    ...(lessons > 0
      ? [{ name: lessons === 1 ? 'Lesson' : 'Lessons', value: String(lessons) }]
      : []),
    ...(students === null ? [] : [{ name: 'Students', value: indianNumber(students) }]),
    ...(rating === null ? [] : [{ name: countText(reviews, 'rating'), value: rating.toFixed(1) }]),
  ];
}
