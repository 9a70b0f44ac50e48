import { inThread } from '#app/platform/thread.ts';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeProblems } from '../contract.ts';
import type { PackedAnswer } from './packed-cartridge.service.ts';

const refuse = problemsOf(cartridgeProblems);

/**
 * Reads a package from a stranger, in a thread, so that nobody else waits. With its files, it also
 * unpacks each of them once, so that none turns out to be damaged later.
 * @throws {Problem} cartridges/unreadable
 */
export async function readPackage(file: FileOnDisk, { withFiles }: { withFiles: boolean }) {
  const answer = (await inThread('app/cartridges/server/reading/thread.service.ts', {
    name: 'cartridge',
    data: { file, withFiles },
    seconds: 60,
    megabytes: 256,
  })) as PackedAnswer | undefined;
  const fault = answer ? 'fault' in answer && answer.fault : 'It takes too much time or memory.';
  if (!answer || 'fault' in answer)
    throw refuse('cartridges/unreadable', { text: `This package can’t be read. ${fault}` });
  return answer;
}
