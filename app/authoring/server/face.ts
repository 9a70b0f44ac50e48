// What other features may call.
export { addStages, roomIn } from './added-stages.service.ts';
export { isAuthorIn } from './authors.queries.ts';
export { authorsOfCourse, requireOwnCourse } from './authors.service.ts';
export { selectUses as usesOfMedia, usesIn as usesOfMediaIn } from './media.queries.ts';
