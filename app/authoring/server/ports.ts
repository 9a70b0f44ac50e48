interface Ports {
  /** In the transaction that gives someone a course. */
  onAuthorAdded: (uid: string, courseId: string) => Promise<void>;
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
