import { setImmediate as breather } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface PackedFile {
  path: string;
  /** A text, or bytes that would not become smaller; made when its turn comes. */
  content: () => string | Promise<ReadableStream<Uint8Array>>;
}

/** The same files always give the same bytes. */
const mtime = new Date(2026, 0, 1);

/** An archive that is packed file by file, while it is sent. */
export function archiveOf(files: Iterable<PackedFile>): ReadableStream<Uint8Array> {
  const parts = partsOf(files);
  const zip = new Zip();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk, last) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (last) controller.close();
      };
    },
    async pull() {
      // Making a text takes time, so others get a turn before each.
      await breather();
      const { done, value: add } = await parts.next();
      if (done) zip.end();
      else add(zip);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* partsOf(files: Iterable<PackedFile>): AsyncGenerator<(zip: Zip) => void, void> {
  for (const { path, content } of files) {
    const made = content();
    if (typeof made === 'string') {
      yield (zip) => {
        const file = new ZipDeflate(path);
        file.mtime = mtime;
        zip.add(file);
        file.push(strToU8(made), true);
      };
      continue;
    }
    const file = new ZipPassThrough(path);
    file.mtime = mtime;
    yield (zip) => zip.add(file);
    for await (const chunk of await made) yield () => file.push(chunk);
    yield () => file.push(new Uint8Array(), true);
  }
}
