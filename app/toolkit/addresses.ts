export const toolkitPath = '/dashboard/toolkit';
export const lessonFilesPath = '/dashboard/toolkit/lesson-files';
