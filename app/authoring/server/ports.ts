import type { ProjectText } from '#app/courses/project-text.contract.ts';

interface Ports {
  /** In the transaction that gives someone a course. */
  onAuthorAdded: (uid: string, courseId: string) => Promise<void>;
  /** Stores the next version of a course's project, in the running transaction that has it locked. */
  replaceProject: (
    project: ProjectText,
    by: { courseId: string; uid: string; now: Date },
  ) => Promise<void>;
}

let given: Ports | undefined;

/** Called once by the composition root, before any request. */
export const configureAuthoring = (ports: Ports): void => {
  given = ports;
};

export const ports = (): Ports => {
  if (!given) throw new Error('configureAuthoring has not been called');
  return given;
};
