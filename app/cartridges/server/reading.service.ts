import { inThread } from '#app/platform/thread.ts';
import { turns } from '#app/platform/turns.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeProblems } from '../contract.ts';
import type { ReadAnswer } from '../read-cartridge.ts';

const refuse = problemsOf(cartridgeProblems);

/** Each package takes a thread and up to a few hundred MB. */
const gate = turns({ atOnce: 1, longestQueue: 8 });

/**
 * Reads a package from a stranger, in a thread, so that nobody else waits.
 * @throws {Problem} cartridges/unreadable, server/busy
 */
export async function readPackage(file: Buffer, { withFiles }: { withFiles: boolean }) {
  const answer = (await gate(() =>
    inThread('app/cartridges/server/reading/thread.service.ts', {
      name: 'cartridge',
      data: { zip: file, withFiles },
      seconds: 30,
      megabytes: 256,
    }),
  )) as ReadAnswer | undefined;
  const fault = answer ? 'fault' in answer && answer.fault : 'It takes too much time or memory.';
  if (!answer || 'fault' in answer)
    throw refuse('cartridges/unreadable', { text: `This package can’t be read. ${fault}` });
  return answer;
}
