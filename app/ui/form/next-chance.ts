/**
 * Resolves after `ms`, or as soon as a try is worth it: the connection is back, or someone looks at
 * the window again. Also when `signal` aborts.
 */
export const nextChance = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, ms);
    for (const event of ['online', 'focus']) addEventListener(event, go, { signal: over.signal });
    signal?.addEventListener('abort', go, { signal: over.signal });
  });
