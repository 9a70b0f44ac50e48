// What other features may call.
export { addStages, roomIn } from './added-stages.service.ts';
export { isAuthorIn, isWriterIn } from './authors.queries.ts';
export { mediaFor } from './course-media.service.ts';
export { exportCourse } from './export.service.ts';
export { authorsOfCourse, requireOwnCourse } from './authors.service.ts';
// Where courses use media.
export { selectUses as usesOf, usesIn } from './media.queries.ts';
