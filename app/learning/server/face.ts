// What other features may call.
export { currentCourse } from './service.ts';
