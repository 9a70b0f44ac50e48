/** Addresses of a course and its lessons, by their slugs; several features link there. */

/** For everyone; of the lessons only the preview opens. */
export const coursePath = (course: string): string => `/courses/${course}`;
export const previewPath = (course: string, lesson: string): string => `${coursePath(course)}/lessons/${lesson}`;

/** For members (decisions.md, "Pages of our own"). */
export const myCoursesPath = '/dashboard/my-courses';
export const myCoursePath = (course: string): string => `${myCoursesPath}/${course}`;
export const myLessonPath = (course: string, lesson: string): string => `${myCoursePath(course)}/lessons/${lesson}`;
