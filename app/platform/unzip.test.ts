import fc from 'fast-check';
import { zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { onDisk } from '#test/cartridges.ts';
import { openedZip, unpackedParts, unzipped, ZipFault } from './unzip.ts';

const limits = { files: 5, bytes: 1024 ** 2, ratio: 200 };
const zipOf = (files: Zippable) => Buffer.from(zipSync(files));
const bytes = (text: string) => new TextEncoder().encode(text);

test('files come back as they were packed', () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,12}(\/[a-z0-9-]{1,12}\.md)?$/);
  const files = fc
    .array(fc.tuple(name, fc.uint8Array({ maxLength: 200 })), { maxLength: 5 })
    .map((list) => new Map(list));
  fc.assert(
    fc.property(files, fc.constantFrom(0, 6), (packed, level) => {
      const zip = Buffer.from(zipSync(Object.fromEntries(packed), { level }));
      const found = [...unzipped(zip, limits)].map(([path, file]) => [path, [...file]]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries([...packed].map(([path, file]) => [path, [...file]])),
      );
    }),
    { numRuns: 50 },
  );
});

test.for([
  ['a path out of the folder', { '../a.md': bytes('a') }],
  ['a path from the root', { '/a.md': bytes('a') }],
  ['a drive', { 'C:/a.md': bytes('a') }],
  ['a back slash', { 'a\\b.md': bytes('a') }],
  ['a path that is too long', { [`${'a'.repeat(300)}.md`]: bytes('a') }],
  ['two names that one disk takes for the same', { 'a.md': bytes('a'), 'A.md': bytes('b') }],
  ['too many files', Object.fromEntries('abcdef'.split('').map((name) => [name, bytes(name)]))],
  ['too many bytes', { 'a.md': [new Uint8Array(limits.bytes + 1), { level: 0 }] }],
  ['a file that swells', { 'a.md': bytes('a'.repeat(500_000)) }],
  ['a link', { a: [bytes('b'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] }],
] as [string, Zippable][])('an archive with %s is refused', ([, files]) => {
  expect(() => unzipped(zipOf(files), limits)).toThrow(ZipFault);
});

test('an archive that lies about the size of a file, or is cut or changed, is refused', () => {
  const zip = zipOf({ 'a.md': bytes('Ask five people, then ask five others. '.repeat(20)) });
  const directory = zip.readUInt32LE(zip.length - 6);
  const lying = Buffer.from(zip);
  lying.writeUInt32LE(100, directory + 24);
  expect(() => unzipped(lying, limits)).toThrow(/damaged/);
  fc.assert(
    fc.property(fc.nat(zip.length - 1), (end) => {
      expect(() => unzipped(zip.subarray(0, end), limits)).toThrow(ZipFault);
    }),
  );
  fc.assert(
    fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(zip);
      changed[at] = (changed[at] ?? 0) ^ change;
      let read: Map<string, Buffer>;
      try {
        read = unzipped(changed, limits);
      } catch (fault) {
        expect(String(fault)).toMatch(/^Error: /);
        return;
      }
      // Some bytes, such as the time, mean nothing to us.
      expect([...read.values()].map((file) => file.length)).toEqual([780]);
    }),
  );
});

/** One file of an archive on the disk, read part by part. */
async function readInParts(zip: Uint8Array, path: string): Promise<Buffer> {
  const file = onDisk(zip);
  const place = openedZip(file, { files: 5, bytes: 2 ** 24 }).place(path);
  if (!place) throw new Error(`No ${path}`);
  const parts: Buffer[] = [];
  for await (const part of unpackedParts(file, place)) parts.push(part);
  return Buffer.concat(parts);
}

const long = bytes('Ask five people, then ask five others. '.repeat(20_000));

test.each([0, 6] as const)('a file is read in parts, packed with level %i', async (level) => {
  const zip = zipSync({ 'a.md': [long, { level }], 'b.md': [new Uint8Array(), { level }] });
  expect(await readInParts(zip, 'a.md')).toEqual(Buffer.from(long));
  expect(await readInParts(zip, 'b.md')).toHaveLength(0);
});

test.for<[string, number, (zip: Buffer, entry: number) => void]>([
  ['is larger than it says', 6, (zip, entry) => zip.writeUInt32LE(100_000, entry + 24)],
  ['is smaller than it says', 6, (zip, entry) => zip.writeUInt32LE(1_000_000, entry + 24)],
  ['has other bytes than it says', 0, (zip) => zip.write('Tell', 100)],
  ['is packed wrongly', 6, (zip) => zip.fill(0xff, 100, 200)],
  ['is packed in more bytes than it has', 0, (zip, entry) => zip.writeUInt32LE(9, entry + 24)],
  ['is cut', 6, (zip, entry) => zip.writeUInt32LE(50, entry + 20)],
  ['begins behind the directory', 6, (zip, entry) => zip.writeUInt32LE(entry, entry + 42)],
])('a file that %s is refused while it is read in parts', async ([, level, harm]) => {
  const zip = Buffer.from(zipSync({ 'a.md': [long, { level: level as 0 | 6 }] }));
  harm(zip, zip.readUInt32LE(zip.length - 6));
  await expect(readInParts(zip, 'a.md')).rejects.toThrow(ZipFault);
});
