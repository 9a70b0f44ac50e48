// What other features may call.
export { isHalfway } from './halfway.service.ts';
export { finishReadyLearners } from './ready-learners.service.ts';
export { begunAbout, completionsPart, currentOf, learnersPart } from './service.ts';
