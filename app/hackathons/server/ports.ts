interface Ports {
  /** Called when someone withdraws, inside that transaction. */
  onWithdrawn: (person: { hackathonId: string; uid: string }) => Promise<unknown>;
  /**
   * The number of reported posts that nobody has handled, by hackathon; without any, a hackathon is
   * left out.
   */
  reportedPosts: () => Promise<ReadonlyMap<string, number>>;
}

let current: Ports | undefined;

export const configureHackathons = (given: Ports): void => {
  current = given;
};

export function ports(): Ports {
  if (!current) throw new Error('Hackathons are configured before they are used');
  return current;
}
