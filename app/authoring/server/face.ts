// What other features may call.
export { addStages, roomIn } from './added-stages.service.ts';
export { isAuthorIn } from './authors.queries.ts';
export { mediaFor } from './course-media.service.ts';
export { exportCourse } from './export.service.ts';
export { authorsOfCourse, requireOwnCourse } from './authors.service.ts';
export { selectUses as usesOfMedia, usesIn as usesOfMediaIn } from './media.queries.ts';
