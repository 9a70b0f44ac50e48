import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { log } from './log.ts';
import { projectRoot } from './project-root.ts';

export interface YamlText {
  path: string;
  text: string;
}
export type YamlAnswer = { path: string } & ({ value: unknown } | { fault: string });

/** As embedded/engine.ts starts its own. */
const workerFile = join(projectRoot, 'app/platform/yaml-worker.ts');

/**
 * What YAML from a stranger says. A small text can keep its reader busy for minutes or use up the
 * memory, so it is read in a thread, which is ended after `seconds`. Undefined if it was.
 */
export async function yamlIn(
  texts: readonly YamlText[],
  { seconds }: { seconds: number },
): Promise<YamlAnswer[] | undefined> {
  const worker = new Worker(workerFile, {
    workerData: texts,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    name: 'yaml',
  });
  try {
    const [answers] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(seconds * 1000),
    })) as [YamlAnswer[]];
    return answers;
  } catch (err) {
    log.warn({ err }, 'YAML could not be read');
    return undefined;
  } finally {
    await worker.terminate();
  }
}
