// What other features may call.
export { type Outlined, courseCard, lessonEntry } from './courses.answers.ts';
export { coursesMatching } from './desk.queries.ts';
export { lockAgainstChanges } from './content.queries.ts';
export { isFreeMedia } from './content.service.ts';
export { signedLesson } from './lessons.answers.ts';
export { selectPathsThrough as pathsThrough, type ToldPath } from './paths.queries.ts';
export { lockedPaths } from './paths.service.ts';
export {
  courseCoverIn,
  isOpenedIn,
  lessonPlaceIn,
  type LessonPlace,
  textsIn,
} from './facts.queries.ts';
export { idBySlug as courseIdIn, type LessonEntry } from './queries.ts';
export { coursePage, lessonsSaying } from './service.ts';
export {
  courseIdBySlug,
  outlinedCourse,
  outlinedPage,
  outlinesBySlug,
  outlinesOf,
  stageQuiz,
  writtenLesson,
  writtenLessons,
} from './outlines.service.ts';
