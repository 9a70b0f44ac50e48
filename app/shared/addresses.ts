/** Addresses that several features link to. */

/** The public page of a course and its lessons, by slug; only preview lessons open here. */
export const coursePath = (course: string): string => `/courses/${course}`;
export const previewPath = (course: string, lesson: string): string =>
  `${coursePath(course)}/lessons/${lesson}`;

/** Members only (decisions.md, "Pages of our own"). */
export const myCoursesPath = '/dashboard/my-courses';
export const myCoursePath = (course: string): string => `${myCoursesPath}/${course}`;
export const myLessonPath = (course: string, lesson: string): string =>
  `${myCoursePath(course)}/lessons/${lesson}`;
/** The quiz of a stage, by its id. */
export const myQuizPath = (course: string, quiz: string): string =>
  `${myCoursePath(course)}/quizzes/${quiz}`;

/** The questions that a member follows; each question has its page below. */
export const myQuestionsPath = '/dashboard/questions';

/** The page where an admin views and manages an account. */
export const memberPath = (uid: string): string => `/admin/members/${uid}`;

/** The page with a buyer’s codes, and the page that sells them. */
export const ownSeatsPath = '/account/seats';
export const buySeatsPath = `${ownSeatsPath}/new`;
