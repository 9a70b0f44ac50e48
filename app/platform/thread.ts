import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { log } from './log.ts';
import { projectRoot } from './project-root.ts';

interface ThreadSettings {
  /** For the log. */
  name: string;
  /** What the thread reads as its `workerData`. */
  data: unknown;
  /** Memory in it that the thread takes over: nobody else can use it any more, and it is not copied. */
  handedOver?: readonly ArrayBuffer[];
  /** After so long it is ended. */
  seconds: number;
  megabytes: number;
}

/**
 * What a file of ours posts from a thread of its own, so that what a stranger sent keeps nobody else
 * waiting. Undefined if it took too much time or memory, or broke.
 */
export async function inThread(
  file: string,
  { name, data, handedOver = [], seconds, megabytes }: ThreadSettings,
): Promise<unknown> {
  // Node runs the source, in the production build too, as embedded/engine.ts starts its own.
  const worker = new Worker(join(projectRoot, file), {
    workerData: data,
    transferList: [...handedOver],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    name,
  });
  try {
    const [answer] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(seconds * 1000),
    })) as [unknown];
    return answer;
  } catch (err) {
    log.warn({ err, thread: name }, 'A thread was ended');
    return undefined;
  } finally {
    await worker.terminate();
  }
}
