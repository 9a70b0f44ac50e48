import type { LessonEntry } from '#app/courses/server/face.ts';
import type { Progress } from '../progress.ts';

export const linkOf = (lesson: LessonEntry | null | undefined) =>
  lesson ? { slug: lesson.slug, title: lesson.title } : null;

export const progressAnswer = ({ next, ...counts }: Progress<LessonEntry>) => ({
  ...counts,
  next: linkOf(next),
});
