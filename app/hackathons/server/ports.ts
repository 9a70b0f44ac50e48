interface Ports {
  /** Somebody no longer takes part: inside the transaction that withdraws. */
  onWithdrawn: (person: { hackathonId: string; uid: string }) => Promise<unknown>;
  /**
   * By hackathon, how many posts of its board are reported and not looked at; who is not in it has
   * none.
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
