import type { CountAbout } from '#app/platform/count-of.ts';
import type { IsAbout, PartAbout } from '#app/platform/part-about.ts';
import type { ProjectText } from '../project-text.contract.ts';

interface Ports {
  /** Stores the project that came with a new course, in the running transaction. */
  addProject: (
    project: ProjectText,
    to: { courseId: string; uid: string | null; now: Date },
  ) => Promise<void>;
  /** Removes the project of a course that is deleted, in the running transaction. */
  removeProject: (courseId: string) => Promise<void>;
  /** The project of a course as its author has it, as part of a statement; null without one. */
  projectIn: PartAbout<ProjectText | null>;
  /** A course goes on sale, in the running transaction. */
  onOpened: (courseId: string) => Promise<void>;
  /** Whether a course that was never on sale is announced, as part of a statement. */
  isAnnouncedIn: IsAbout;
  /** How many people have begun each course, by course id. */
  learnersOf: (courseIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The same for one course, as part of a statement. */
  learnersPart: CountAbout;
}

let given: Ports | undefined;

/** Called once by the composition root, before any request. */
export const configureCourses = (ports: Ports): void => {
  given = ports;
};

export const ports = (): Ports => {
  if (!given) throw new Error('configureCourses has not been called');
  return given;
};

/** The project of a course, as part of a statement. */
export const projectPart = (courseId: string) => ports().projectIn(courseId);
