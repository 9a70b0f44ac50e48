/** Where a course’s draft is looked at as others would see it. */
export const draftPreviewPath = (courseId: string): string => `/teach/courses/${courseId}/preview`;

/** Where a course's stages and lessons are written, one lesson at a time. */
export const authorDeskPath = (courseId: string, lesson?: string): string =>
  `/teach/courses/${courseId}/content${lesson ? `?lesson=${encodeURIComponent(lesson)}` : ''}`;
