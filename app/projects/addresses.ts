import { myCoursePath } from '#app/shared/addresses.ts';

export const adminProjectsPath = '/admin/projects';

/** A course's project, for its learners. */
export const projectPath = (course: string): string => `${myCoursePath(course)}/project`;
