/** Where a course's stages and lessons are written, one lesson at a time. */
export const authorDeskPath = (courseId: string, lesson?: string): string =>
  `/teach/courses/${courseId}/content${lesson ? `?lesson=${encodeURIComponent(lesson)}` : ''}`;
