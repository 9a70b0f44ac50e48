/** Where a member finds a course, and a lesson of it (decisions.md, "Pages of our own"). */
export const myCoursesPath = '/dashboard/my-courses';
export const coursePath = (course: string): string => `${myCoursesPath}/${course}`;
export const lessonPath = (course: string, lesson: string): string => `${coursePath(course)}/lessons/${lesson}`;
