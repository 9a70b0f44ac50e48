/** Makes this machine ready: packages as locked, and Node 24 under the code that follows. */
export function ready(): Promise<void>;
/** Says what is being done, and how long it took. */
export function step(what: string, work: () => Promise<unknown>): Promise<void>;
/** Runs a command in the open. Its failure, of which it has told by itself, ends this process too. */
export function succeed(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<void>;
