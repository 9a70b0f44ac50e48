import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileOnDisk } from './file-on-disk.ts';

/** Bytes of a file on the disk, part by part; all of them, unless it says which. */
export const partsOf = (
  { descriptor, size }: FileOnDisk,
  { begin, length } = { begin: 0, length: size },
): Readable =>
  length === 0
    ? Readable.from([])
    : // Reading from a given place doesn't move the file's own, so others can read it too.
      createReadStream('', {
        fd: descriptor,
        autoClose: false,
        start: begin,
        end: begin + length - 1,
      });
