interface Ports {
  /** Somebody no longer takes part: inside the transaction that withdraws. */
  onWithdrawn: (person: { hackathonId: string; uid: string }) => Promise<unknown>;
}

let current: Ports | undefined;

export const configureHackathons = (given: Ports): void => {
  current = given;
};

export function ports(): Ports {
  if (!current) throw new Error('Hackathons are configured before they are used');
  return current;
}
