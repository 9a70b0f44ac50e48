import { authorDeskPath } from '#app/shared/author-desk-path.ts';

/** Where the quiz of a stage is written. */
export const quizDeskPath = (courseId: string, quiz: string): string =>
  `${authorDeskPath(courseId)}?quiz=${encodeURIComponent(quiz)}`;
