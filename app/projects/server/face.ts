// What other features may call.
export { addProject, replaceProject } from './editor.service.ts';
export { waitingFor as projectsWaitingFor } from './desk.queries.ts';
export { projectIn } from './queries.ts';
export { respondedProjectsAbout } from './service.ts';
