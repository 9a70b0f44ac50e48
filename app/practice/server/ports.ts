/** A block of a lesson, and someone who answers it. */
interface Answered {
  uid: string;
  lessonId: string;
  blockId: string;
}

interface Ports {
  /** Called inside the transaction in which a learner answers a block of a lesson wrong. */
  onMissed: (key: Answered, at: Date) => Promise<void>;
}

let given: Ports | undefined;

/** Called once by the composition root, before any request. */
export const configurePractice = (ports: Ports): void => {
  given = ports;
};

export const ports = (): Ports => {
  if (!given) throw new Error('configurePractice has not been called');
  return given;
};
