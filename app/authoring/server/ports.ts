import type { ProjectText } from '#app/courses/project-text.contract.ts';
import type { CountAbout } from '#app/platform/count-of.ts';
import type { PartAbout } from '#app/platform/part-about.ts';

/** A change of a course's project, in the running transaction that has the course locked. */
interface ProjectChange {
  courseId: string;
  uid: string;
  now: Date;
}

interface Ports {
  /** In the transaction that gives someone a course. */
  onAuthorAdded: (uid: string, courseId: string) => Promise<void>;
  /** How many people have asked about a lesson. */
  askersIn: CountAbout;
  /** Puts a newer project in the place of the course's, as its next version. */
  replaceProject: (project: ProjectText, by: ProjectChange) => Promise<void>;
  /** Brings back the one before. False if there is none, or somebody has saved the project since. */
  bringProjectBack: (by: ProjectChange) => Promise<boolean>;
  /** When a newer project was taken over that can be undone, as part of a statement; else null. */
  projectTakenOverIn: PartAbout<string | null>;
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

/** How many people have asked about a lesson, as part of a statement. */
export const askersPart: CountAbout = (lessonId) => ports().askersIn(lessonId);

/** When a newer project of a course was taken over that can be undone, as part of a statement. */
export const projectTakenOverPart = (courseId: string) => ports().projectTakenOverIn(courseId);
