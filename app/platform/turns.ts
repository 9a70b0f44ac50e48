import { refuse } from '#app/shared/problem.ts';

/**
 * Makes a gate for work that takes a thread and much memory: it admits so much at once, and the
 * rest waits in a queue. When the queue is full, the gate throws {Problem} server/busy: a quick
 * refusal beats a long wait for everyone.
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
      // A finished task passes its place on, so `running` doesn't change.
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
