import type { CountAbout } from '#app/platform/count-of.ts';

interface Ports {
  /** A course goes on sale, in the running transaction. */
  onOpened: (courseId: string) => Promise<void>;
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
