// What other features may call.
import { addProject, bringProjectBack, removeProject, replaceProject } from './editor.service.ts';
import { projectIn, takenOverIn } from './queries.ts';

export { waitingFor as projectsWaitingFor } from './desk.queries.ts';
export { respondedProjectsAbout } from './service.ts';

/** What comes with a new course, goes with a deleted one, and is exported. */
export const projectsOfCourses = { addProject, removeProject, projectIn };

/** Taking over a newer project, and back. */
export const takeover = { replaceProject, bringProjectBack, projectTakenOverIn: takenOverIn };
