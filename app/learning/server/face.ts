// What other features may call.
export { isHalfway } from './halfway.service.ts';
export { completersByLesson, learnersByCourse } from './figures.queries.ts';
export { completersIn, selectHasBegun as hasBegunCourse } from './queries.ts';
export {
  activityOf,
  lessonsBetween,
  newestCompletions as newestCompletionsPart,
  withLessonLeft,
} from './completed.queries.ts';
export { tellOfNewLessons } from './new-lessons.service.ts';
export { finishReadyLearners } from './ready-learners.service.ts';
export {
  begunAbout,
  currentOf,
  firstLessonAbout,
  learnersPart,
  ownFiguresAbout,
} from './service.ts';
