import { crc32, inflateRawSync } from 'node:zlib';

export interface UnzipLimits {
  files: number;
  /** Of all files together, unpacked. */
  bytes: number;
  /** How many times larger than packed one file may be; no text is packed more tightly than 200. */
  ratio?: number;
}

/** Why an archive was refused, in words for the person who sent it. */
export class ZipFault extends Error {}

const longestPath = 200;

const endSignature = 0x06054b50;
const endLength = 22;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const stored = 0;
const deflated = 8;
const symbolicLink = 0o12;

interface Entry {
  path: string;
  method: number;
  checksum: number;
  packed: number;
  size: number;
  offset: number;
}

/** An archive whose directory was checked. */
export interface OpenedZip {
  /** Of its files, with the size of each, unpacked. */
  sizes: ReadonlyMap<string, number>;
  /** Unpacks one of them. @throws {ZipFault} */
  read: (path: string) => Buffer | undefined;
}

/**
 * A zip archive from a stranger. Everything that its directory says is checked before a byte is
 * unpacked, and no file may be larger than its entry says. @throws {ZipFault}
 */
export function openedZip(zip: Buffer, limits: UnzipLimits): OpenedZip {
  const { count, start, end } = directoryOf(zip);
  if (count > limits.files) throw new ZipFault(`It has more than ${limits.files} files.`);
  const entries = entriesOf(zip, { count, start, end, ratio: limits.ratio ?? Infinity });
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.bytes)
    throw new ZipFault(`Unpacked it is larger than ${Math.floor(limits.bytes / 1024 ** 2)} MB.`);
  const files = new Map<string, Entry>();
  const folded = new Set<string>();
  for (const entry of entries) {
    if (folded.has(entry.path.toLowerCase())) throw new ZipFault(`${entry.path} is in it twice.`);
    folded.add(entry.path.toLowerCase());
    if (!entry.path.endsWith('/')) files.set(entry.path, entry);
  }
  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    read: (path) => {
      const entry = files.get(path);
      return entry && unpacked(zip, entry, start);
    },
  };
}

/** All files of a zip archive, by path, with the same checks. @throws {ZipFault} */
export function unzipped(zip: Buffer, limits: UnzipLimits): Map<string, Buffer> {
  const { sizes, read } = openedZip(zip, limits);
  return new Map([...sizes.keys()].map((path) => [path, read(path) ?? Buffer.alloc(0)]));
}

const damaged = () => new ZipFault('It is not a zip file, or it is damaged.');

function directoryOf(zip: Buffer): { count: number; start: number; end: number } {
  const first = Math.max(0, zip.length - endLength - 0xffff);
  for (let at = zip.length - endLength; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + zip.readUInt16LE(at + 20) !== zip.length) continue;
    const count = zip.readUInt16LE(at + 10);
    const start = zip.readUInt32LE(at + 16);
    const end = start + zip.readUInt32LE(at + 12);
    const parts = zip.readUInt16LE(at + 4) + zip.readUInt16LE(at + 6);
    if (parts > 0 || zip.readUInt16LE(at + 8) !== count || end > at) throw damaged();
    return { count, start, end };
  }
  throw damaged();
}

function entriesOf(
  zip: Buffer,
  { count, start, end, ratio }: { count: number; start: number; end: number; ratio: number },
): Entry[] {
  const entries: Entry[] = [];
  let at = start;
  for (let number = 0; number < count; number += 1) {
    if (at + entryLength > end || zip.readUInt32LE(at) !== entrySignature) throw damaged();
    const nameEnd = at + entryLength + zip.readUInt16LE(at + 28);
    if (nameEnd > end) throw damaged();
    const entry = {
      path: pathOf(zip.subarray(at + entryLength, nameEnd)),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    const { path, method, packed, size } = entry;
    // Only archives made on Unix have a mode there.
    const made = zip.readUInt16LE(at + 4) >> 8;
    if (made === 3 && zip.readUInt32LE(at + 38) >>> 28 === symbolicLink)
      throw new ZipFault(`${path} is a link, not a file.`);
    if ((zip.readUInt16LE(at + 8) & 1) === 1) throw new ZipFault(`${path} has a password.`);
    if (method !== stored && method !== deflated)
      throw new ZipFault(`${path} is packed in a way that we can’t read.`);
    if (size > ratio * Math.max(packed, 64))
      throw new ZipFault(`${path} is packed too tightly to be a text.`);
    entries.push(entry);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw damaged();
  return entries;
}

function pathOf(bytes: Buffer): string {
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ZipFault('A file in it has a name that is not UTF-8.');
  }
  const parts = path.replace(/\/$/, '').split('/');
  if (
    path.length > longestPath ||
    /[\\:\p{Cc}]/u.test(path) ||
    parts.some((part) => part === '' || part === '.' || part === '..')
  )
    throw new ZipFault(`${path.slice(0, longestPath)} is not a name that a file may have here.`);
  return path;
}

function unpacked(zip: Buffer, entry: Entry, directory: number): Buffer {
  const { method, offset, packed, size, checksum } = entry;
  if (offset + localLength > directory || zip.readUInt32LE(offset) !== localSignature)
    throw damaged();
  const begin =
    offset + localLength + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (begin + packed > directory) throw damaged();
  const data = zip.subarray(begin, begin + packed);
  const file = method === stored ? data : inflated(data, size);
  if (file.length !== size || crc32(file) !== checksum) throw damaged();
  return file;
}

function inflated(data: Buffer, size: number): Buffer {
  try {
    // One more than it says is enough to see that it lies.
    return inflateRawSync(data, { maxOutputLength: size + 1 });
  } catch {
    throw damaged();
  }
}
