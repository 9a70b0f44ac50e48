export const courseFiguresPath = (courseId: string): string =>
  `/teach/courses/${encodeURIComponent(courseId)}/figures`;
