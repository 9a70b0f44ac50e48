import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileOnDisk } from '#app/shared/endpoint.ts';

/** Bytes of a file on the disk, part by part; all of them, unless it says which. */
export const partsOf = (
  { descriptor, size }: FileOnDisk,
  { begin, length } = { begin: 0, length: size },
): Readable =>
  length === 0
    ? Readable.from([])
    : // With its first byte given, it doesn't matter who else reads the file.
      createReadStream('', {
        fd: descriptor,
        autoClose: false,
        start: begin,
        end: begin + length - 1,
      });
