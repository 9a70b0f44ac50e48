import { myCoursePath } from '#app/shared/addresses.ts';

export const adminProjectsPath = '/admin/projects';

/** A course's project, for its learners. */
export const projectPath = (course: string): string => `${myCoursePath(course)}/project`;

/** Where authors write a course's project. */
export const projectEditorPath = (courseId: string): string => `/teach/courses/${courseId}/project`;
