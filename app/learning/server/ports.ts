import type { PartAbout } from '#app/platform/part-about.ts';

interface Ports {
  /** Called inside the transaction in which someone completes a lesson, for the first time or again. */
  onLessonCompleted: (uid: string, completedAt: Date) => Promise<void>;
  /** Whether a course is someone's own to write, as part of a statement. */
  isAuthorIn: (uid: string, courseId: string) => ReturnType<PartAbout<boolean>>;
}

let given: Ports | undefined;

/** Called once by the composition root, before any request. */
export const configureLearning = (ports: Ports): void => {
  given = ports;
};

export const ports = (): Ports => {
  if (!given) throw new Error('configureLearning has not been called');
  return given;
};
