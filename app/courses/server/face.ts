// What other features may call.
export { type Outlined, courseCard, lessonEntry, lessonInside } from './courses.answers.ts';
export type { LessonEntry } from './queries.ts';
export {
  coursePage,
  gradeCheck,
  lessonsSaying,
  outlinedCourse,
  outlinedCourses,
  writtenLesson,
} from './service.ts';
