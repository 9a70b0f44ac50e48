// What other features may call.
import { bringProjectBack, replaceProject } from './editor.service.ts';
import { takenOverIn } from './queries.ts';

export { addProject } from './editor.service.ts';
export { waitingFor as projectsWaitingFor } from './desk.queries.ts';
export { projectIn } from './queries.ts';
export { respondedProjectsAbout } from './service.ts';

/** Taking over a newer project, and back. */
export const takeover = { replaceProject, bringProjectBack, projectTakenOverIn: takenOverIn };
