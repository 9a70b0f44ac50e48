// What other features may call.
export { isHalfway } from './halfway.service.ts';
export { lessonsBetween, newestCompletions as newestCompletionsPart } from './completed.queries.ts';
export { selectHasBegun as hasBegunCourse } from './queries.ts';
export { finishReadyLearners } from './ready-learners.service.ts';
export { begunAbout, completionsPart, currentOf, learnersPart } from './service.ts';
