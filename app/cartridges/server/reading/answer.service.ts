import { digestOf } from '#app/platform/ids.ts';
import { unpackedParts, ZipFault, type PackedPlace } from '#app/platform/unzip.ts';
import { partsOf } from '#app/platform/disk-parts.ts';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';
import type { ReadCartridge } from '../../read-cartridge.ts';
import { cartridgeOf } from './course.service.ts';
import { openedPackage, PackageFault } from './package.service.ts';

interface Task {
  file: FileOnDisk;
  /** Whether the files that the lessons name are wanted too. */
  withFiles: boolean;
}

/** A file of a package that was unpacked once, and is whole. */
export interface WholeFile {
  place: PackedPlace;
  /** Its SHA-256. */
  digest: string;
}

export type ReadAnswer =
  | { fault: string }
  | {
      cartridge: ReadCartridge;
      files: ReadonlyMap<string, WholeFile>;
      /** SHA-256 of the package. */
      digest: string;
    };

/** Reads a package, or says why it is refused. */
export async function answerTo({ file, withFiles }: Task): Promise<ReadAnswer> {
  try {
    const content = openedPackage(file);
    const cartridge = cartridgeOf(content);
    const named = cartridge.stages.flatMap(({ lessons }) => lessons.flatMap((each) => each.files));
    const files = new Map<string, WholeFile>();
    for (const path of withFiles ? new Set(named) : []) {
      const place = content.place(path);
      files.set(path, { place, digest: await digestOf(unpackedParts(file, place)) });
    }
    return { cartridge, files, digest: await digestOf(partsOf(file)) };
  } catch (fault) {
    if (fault instanceof PackageFault || fault instanceof ZipFault) return { fault: fault.message };
    throw fault;
  }
}
