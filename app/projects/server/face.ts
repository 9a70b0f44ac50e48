// What other features may call.
export { addProject, bringProjectBack, replaceProject } from './editor.service.ts';
export { waitingFor as projectsWaitingFor } from './desk.queries.ts';
export { projectIn, takenOverIn } from './queries.ts';
export { respondedProjectsAbout } from './service.ts';
