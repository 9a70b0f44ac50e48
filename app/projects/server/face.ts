// What other features may call.
export { respondedProjectsAbout } from './service.ts';
