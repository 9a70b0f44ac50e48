import { openedZip, ZipFault, type PackedPlace } from '#app/platform/unzip.ts';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';
import { largestUnpacked, mostFiles } from '../../cartridge-limits.ts';
import { withoutMarks } from '../../file-marks.ts';
import { xmlOf, type XmlElement } from './xml.service.ts';

/** Why a package was refused as a whole, in words for the person who sent it. */
export class PackageFault extends Error {}
/** Why one file of it was not taken over. */
export class FileFault extends Error {}

const largestText = 2 * 1024 * 1024;

/** The files of a package: none is unpacked before it is asked for. */
export interface Package {
  has: (path: string) => boolean;
  place: (path: string) => PackedPlace;
  text: (path: string) => string;
  xml: (path: string) => XmlElement;
}

/** @throws {PackageFault} */
export function openedPackage(file: FileOnDisk): Package {
  const zip = opened(file);
  const { sizes } = zip;
  const found = <Found>(path: string, result: Found | undefined): Found => {
    if (result !== undefined) return result;
    throw new FileFault(`The package names ${nameOf(path)}, but has no such file.`);
  };
  const text = (path: string): string => {
    if ((sizes.get(path) ?? 0) > largestText)
      throw new FileFault(`${nameOf(path)} is larger than ${largestText / 1024 ** 2} MB.`);
    try {
      return withoutMarks(
        new TextDecoder('utf-8', { fatal: true }).decode(found(path, zip.read(path))),
      );
    } catch (fault) {
      if (!(fault instanceof TypeError)) throw fault;
      throw new FileFault(`${nameOf(path)} is not UTF-8 text.`);
    }
  };
  return {
    has: (path) => sizes.has(path),
    place: (path) => found(path, zip.place(path)),
    text,
    xml: (path) => xmlOf(text(path)),
  };
}

function opened(file: FileOnDisk) {
  try {
    return openedZip(file, { files: mostFiles, bytes: largestUnpacked });
  } catch (fault) {
    throw fault instanceof ZipFault ? new PackageFault(fault.message) : fault;
  }
}

const nameOf = (path: string): string => path.slice(0, 200);
