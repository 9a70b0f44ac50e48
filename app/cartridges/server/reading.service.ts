import { inThread } from '#app/platform/thread.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeProblems } from '../contract.ts';
import type { PackedAnswer } from './packed-cartridge.service.ts';

const refuse = problemsOf(cartridgeProblems);

/** Memory that belongs to nothing else. Small buffers share theirs. */
const ownMemory = ({ buffer, byteLength }: Buffer): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && byteLength > Buffer.poolSize ? [buffer] : [];

/**
 * Reads a package from a stranger, in a thread, so that nobody else waits. The thread takes the file
 * over: the caller can't read it any more.
 * @throws {Problem} cartridges/unreadable
 */
export async function readPackage(file: Buffer, { withFiles }: { withFiles: boolean }) {
  const answer = (await inThread('app/cartridges/server/reading/thread.service.ts', {
    name: 'cartridge',
    data: { zip: file, withFiles },
    handedOver: ownMemory(file),
    seconds: 30,
    megabytes: 256,
  })) as PackedAnswer | undefined;
  const fault = answer ? 'fault' in answer && answer.fault : 'It takes too much time or memory.';
  if (!answer || 'fault' in answer)
    throw refuse('cartridges/unreadable', { text: `This package can’t be read. ${fault}` });
  return answer;
}
