import { openedZip, ZipFault } from '#app/platform/unzip.ts';
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
  bytes: (path: string) => Buffer;
  text: (path: string) => string;
  xml: (path: string) => XmlElement;
}

/** @throws {PackageFault} */
export function openedPackage(zip: Buffer): Package {
  const { sizes, read } = opened(zip);
  const bytes = (path: string): Buffer => {
    const file = read(path);
    if (!file) throw new FileFault(`The package names ${nameOf(path)}, but has no such file.`);
    return file;
  };
  const text = (path: string): string => {
    if ((sizes.get(path) ?? 0) > largestText)
      throw new FileFault(`${nameOf(path)} is larger than ${largestText / 1024 ** 2} MB.`);
    try {
      return withoutMarks(new TextDecoder('utf-8', { fatal: true }).decode(bytes(path)));
    } catch (fault) {
      if (!(fault instanceof TypeError)) throw fault;
      throw new FileFault(`${nameOf(path)} is not UTF-8 text.`);
    }
  };
  return { has: (path) => sizes.has(path), bytes, text, xml: (path) => xmlOf(text(path)) };
}

function opened(zip: Buffer) {
  try {
    return openedZip(zip, { files: mostFiles, bytes: largestUnpacked });
  } catch (fault) {
    throw fault instanceof ZipFault ? new PackageFault(fault.message) : fault;
  }
}

const nameOf = (path: string): string => path.slice(0, 200);
