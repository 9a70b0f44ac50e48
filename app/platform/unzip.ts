import { readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { FileOnDisk } from './file-on-disk.ts';
import { partsOf } from './disk-parts.ts';

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

/** An archive, in memory or on the disk. */
interface ArchiveBytes {
  size: number;
  read: (at: number, length: number) => Buffer;
}

const inMemory = (zip: Buffer): ArchiveBytes => ({
  size: zip.length,
  read: (at, length) => zip.subarray(at, at + length),
});

const onDisk = ({ descriptor, size }: FileOnDisk): ArchiveBytes => ({
  size,
  read: (at, length) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, { position: at }));
  },
});

/** Where the packed bytes of a file are in its archive, and what they have to become. */
export type PackedPlace = Omit<Entry, 'path' | 'offset'> & { begin: number };

/** An archive whose directory was checked. */
export interface OpenedZip {
  /** Of its files, with the size of each, unpacked. */
  sizes: ReadonlyMap<string, number>;
  /** Unpacks one of them. @throws {ZipFault} */
  read: (path: string) => Buffer | undefined;
  /** For `unpackedParts`. @throws {ZipFault} */
  place: (path: string) => PackedPlace | undefined;
}

/**
 * A zip archive from a stranger. Everything that its directory says is checked before a byte is
 * unpacked, and no file may be larger than its entry says. @throws {ZipFault}
 */
export function openedZip(archive: Buffer | FileOnDisk, limits: UnzipLimits): OpenedZip {
  const zip = Buffer.isBuffer(archive) ? inMemory(archive) : onDisk(archive);
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
  const place = (path: string) => {
    const entry = files.get(path);
    return entry && placeOf(zip, entry, start);
  };
  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    read: (path) => {
      const found = place(path);
      return found && unpacked(zip, found);
    },
    place,
  };
}

/** All files of a zip archive, by path, with the same checks. @throws {ZipFault} */
export function unzipped(zip: Buffer, limits: UnzipLimits): Map<string, Buffer> {
  const { sizes, read } = openedZip(zip, limits);
  return new Map([...sizes.keys()].map((path) => [path, read(path) ?? Buffer.alloc(0)]));
}

const damaged = () => new ZipFault('It is not a zip file, or it is damaged.');

function directoryOf(zip: ArchiveBytes): { count: number; start: number; end: number } {
  const first = Math.max(0, zip.size - endLength - 0xffff);
  const tail = zip.read(first, zip.size - first);
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const count = tail.readUInt16LE(at + 10);
    const start = tail.readUInt32LE(at + 16);
    const end = start + tail.readUInt32LE(at + 12);
    const parts = tail.readUInt16LE(at + 4) + tail.readUInt16LE(at + 6);
    if (parts > 0 || tail.readUInt16LE(at + 8) !== count || end > first + at) throw damaged();
    return { count, start, end };
  }
  throw damaged();
}

function entriesOf(
  zip: ArchiveBytes,
  { count, start, end, ratio }: { count: number; start: number; end: number; ratio: number },
): Entry[] {
  const entries: Entry[] = [];
  let at = start;
  for (let number = 0; number < count; number += 1) {
    const head = zip.read(at, entryLength);
    if (at + entryLength > end || head.readUInt32LE(0) !== entrySignature) throw damaged();
    const nameEnd = at + entryLength + head.readUInt16LE(28);
    if (nameEnd > end) throw damaged();
    const entry = {
      path: pathOf(zip.read(at + entryLength, head.readUInt16LE(28))),
      method: head.readUInt16LE(10),
      checksum: head.readUInt32LE(16),
      packed: head.readUInt32LE(20),
      size: head.readUInt32LE(24),
      offset: head.readUInt32LE(42),
    };
    const { path, method, packed, size } = entry;
    // Only archives made on Unix have a mode there.
    const made = head.readUInt16LE(4) >> 8;
    if (made === 3 && head.readUInt32LE(38) >>> 28 === symbolicLink)
      throw new ZipFault(`${path} is a link, not a file.`);
    if ((head.readUInt16LE(8) & 1) === 1) throw new ZipFault(`${path} has a password.`);
    if (method !== stored && method !== deflated)
      throw new ZipFault(`${path} is packed in a way that we can’t read.`);
    if (size > ratio * Math.max(packed, 64))
      throw new ZipFault(`${path} is packed too tightly to be a text.`);
    // Packing makes nothing much larger, so no text takes more memory than it says.
    if (packed > size + size / 100 + 1024) throw damaged();
    entries.push(entry);
    at = nameEnd + head.readUInt16LE(30) + head.readUInt16LE(32);
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

function placeOf(zip: ArchiveBytes, entry: Entry, directory: number): PackedPlace {
  const { offset, path: _, ...rest } = entry;
  const head = zip.read(offset, localLength);
  if (offset + localLength > directory || head.readUInt32LE(0) !== localSignature) throw damaged();
  const begin = offset + localLength + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (begin + entry.packed > directory) throw damaged();
  return { ...rest, begin };
}

function unpacked(
  zip: ArchiveBytes,
  { method, begin, packed, size, checksum }: PackedPlace,
): Buffer {
  const data = zip.read(begin, packed);
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

/** A file of an archive on the disk, unpacked while it is read. @throws {ZipFault} */
export async function* unpackedParts(
  archive: FileOnDisk,
  { method, begin, packed, size, checksum }: PackedPlace,
): AsyncGenerator<Buffer, void> {
  let length = 0;
  let sum = 0;
  const data = partsOf(archive, { begin, length: packed });
  // What goes wrong with its data is thrown where its parts are read.
  const parts = method === stored ? data : pipeline(data, createInflateRaw(), () => {});
  try {
    for await (const part of parts as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > size) throw damaged();
      sum = crc32(part, sum);
      yield part;
    }
  } catch (failure) {
    throw (failure as NodeJS.ErrnoException).code?.startsWith('Z_') ? damaged() : failure;
  }
  if (length !== size || sum !== checksum) throw damaged();
}
