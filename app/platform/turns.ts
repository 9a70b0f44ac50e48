import { refuse } from '#app/shared/problem.ts';

/**
 * Makes a gate for work that takes a thread and much memory: so much at once, the others wait in a
 * queue. The gate throws {Problem} server/busy when the queue is full: better to say so than to let
 * everyone wait.
 */
export function turns({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw refuse('server/busy', { retryAfter: 1 });
      // Whoever finishes hands its place on, so `running` stays.
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
