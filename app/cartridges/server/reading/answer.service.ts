import { ZipFault } from '#app/platform/unzip.ts';
import type { ReadAnswer } from '../../read-cartridge.ts';
import { cartridgeOf } from './course.service.ts';
import { openedPackage, PackageFault } from './package.service.ts';

interface Task {
  zip: Uint8Array;
  /** Whether the files that the lessons name are wanted too. */
  withFiles: boolean;
}

/** Reads a package, or says why it is refused. */
export function answerTo({ zip, withFiles }: Task): ReadAnswer {
  try {
    const files = openedPackage(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
    const cartridge = cartridgeOf(files);
    const named = cartridge.stages.flatMap(({ lessons }) => lessons.flatMap((each) => each.files));
    const wanted = withFiles ? [...new Set(named)] : [];
    return { cartridge, files: new Map(wanted.map((path) => [path, ownCopy(files.bytes(path))])) };
  } catch (fault) {
    if (fault instanceof PackageFault || fault instanceof ZipFault) return { fault: fault.message };
    throw fault;
  }
}

/** Of a file that may share its memory with the whole package. */
const ownCopy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
