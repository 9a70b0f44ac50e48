/** Addresses that several features link to. */

/** A course and its lessons by their slugs, for everyone; of the lessons only the preview opens. */
export const coursePath = (course: string): string => `/courses/${course}`;
export const previewPath = (course: string, lesson: string): string =>
  `${coursePath(course)}/lessons/${lesson}`;

/** For members (decisions.md, "Pages of our own"). */
export const myCoursesPath = '/dashboard/my-courses';
export const myCoursePath = (course: string): string => `${myCoursesPath}/${course}`;
export const myLessonPath = (course: string, lesson: string): string =>
  `${myCoursePath(course)}/lessons/${lesson}`;

/** The page where an admin sees and handles an account. */
export const memberPath = (uid: string): string => `/admin/members/${uid}`;
