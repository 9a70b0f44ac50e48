import { myCoursePath } from '#app/shared/addresses.ts';

/** The quiz of a stage, by its id. Members only. */
export const myQuizPath = (course: string, quiz: string): string =>
  `${myCoursePath(course)}/quizzes/${quiz}`;
