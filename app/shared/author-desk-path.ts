/** Where a course’s draft is looked at as others would see it. */
export const draftPreviewPath = (courseId: string): string => `/teach/courses/${courseId}/preview`;

/** Where a course's stages and lessons are written, one lesson at a time. */
export const authorDeskPath = (courseId: string, lesson?: string): string =>
  `/teach/courses/${courseId}/content${lesson ? `?lesson=${encodeURIComponent(lesson)}` : ''}`;

/** Where an author writes what the page of a course says. */
export const pageEditorPath = (courseId: string): string => `/teach/courses/${courseId}/page`;

/** Where the project of a course is written. */
export const projectEditorPath = (courseId: string): string => `/teach/courses/${courseId}/project`;

/** Where authors see the figures of a course. */
export const courseFiguresPath = (courseId: string): string =>
  `/teach/courses/${encodeURIComponent(courseId)}/figures`;

/** Where a Common Cartridge is brought into a course. */
export const cartridgePath = (courseId: string): string => `/teach/courses/${courseId}/cartridge`;
