import { createReadStream, mkdirSync } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { FileStore } from '@tus/file-store';
import type { MediaStore } from './ports.ts';

/** A folder of this machine. */
export function folderStore(directory: string): MediaStore {
  // The upload store would make it too late, and end the process if it can't.
  mkdirSync(directory, { recursive: true });
  const place = (key: string) => join(directory, key);
  return {
    uploads: new FileStore({ directory }),
    read: async (key, { start, end }) => {
      await access(place(key));
      const stream: NodeStream = Readable.toWeb(createReadStream(place(key), { start, end }));
      return stream as ReadableStream<Uint8Array<ArrayBuffer>>;
    },
    write: async (key, bytes) => {
      const unfinished = await open(`${place(key)}.new`, 'w');
      try {
        await unfinished.writeFile(bytes);
        await unfinished.sync();
      } finally {
        await unfinished.close();
      }
      await rename(`${place(key)}.new`, place(key));
    },
    remove: async (key) => {
      for (const ending of ['', '.json']) await rm(place(key) + ending, { force: true });
    },
  };
}
