import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is too large for the memory: open while somebody works with it, and then gone. */
export interface FileOnDisk {
  descriptor: number;
  size: number;
}

/** Writes bytes to a file in this folder, answers what `work` makes of it, and removes it. */
export async function onDisk<Result>(
  directory: string,
  bytes: AsyncIterable<Uint8Array>,
  work: (file: FileOnDisk) => Promise<Result>,
): Promise<Result> {
  const file = await namelessFile(directory);
  try {
    for await (const part of bytes) await file.writeFile(part);
    return await work({ descriptor: file.fd, size: (await file.stat()).size });
  } finally {
    await file.close();
  }
}

/**
 * A file that is in no directory: the system removes it once it is closed, or the process is killed.
 */
async function namelessFile(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true });
  const place = join(directory, randomUUID());
  const file = await open(place, 'wx+', 0o600);
  await rm(place);
  return file;
}
