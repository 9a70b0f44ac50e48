import type { DraftSaver } from './draft-saver.ts';

type OpenSaver = Pick<DraftSaver<unknown>, 'flush' | 'unsaved'>;

const open = new Set<OpenSaver>();

/** Remembers a saver while its text is on the screen. Returns the function that forgets it. */
export function keepOpen(saver: OpenSaver): () => void {
  open.add(saver);
  return () => open.delete(saver);
}

/**
 * Sends what waits to be saved, before something is done with the whole draft. Resolves to false if
 * some of it could not be saved.
 */
export async function saversDone(): Promise<boolean> {
  await Promise.all([...open].map((saver) => saver.flush()));
  return [...open].every((saver) => saver.unsaved === undefined);
}
