import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint, FileOnDisk } from '#app/shared/endpoint.ts';
import { refuse } from '#app/shared/problem.ts';
import { uploadTime } from './body-time.ts';
import { announcedSize, arriving } from './request-body.ts';

/** What is needed of a request: Hono's context has it. */
interface Sent {
  req: {
    header: (name: string) => string | undefined;
    raw: { body: ReadableStream<Uint8Array> | null };
  };
  env?: {
    grantTime?: (milliseconds: number) => void;
    grantAnswer?: (milliseconds: number) => void;
  };
}

/**
 * Takes the body of a request to the disk, and answers what `work` makes of it.
 * @throws {Problem} those of `bodyOf`; server/busy if there is no room for so large a body now
 */
export type TakeToDisk = <Result>(
  sent: Sent,
  endpoint: Pick<Endpoint, 'bodyLimit'>,
  work: (file: FileOnDisk) => Promise<Result>,
) => Promise<Result>;

interface DiskSettings {
  directory: string;
  /** Bytes of all such bodies together, from their arrival until their answer. */
  room?: number;
}

/** What is done with a large file takes longer than other answers. Milliseconds. */
const answerTime = 15 * 60_000;
/** Seconds. */
const tryAgain = 60;

export function diskFor({ directory, room = 2 ** 30 }: DiskSettings): TakeToDisk {
  let taken = 0;
  return async ({ req, env }, { bodyLimit: limit = 0 }, work) => {
    const size = announcedSize((name) => req.header(name), limit) ?? limit;
    if (taken + size > room) throw refuse('server/busy', { retryAfter: tryAgain });
    taken += size;
    try {
      const file = await namelessFile(directory);
      try {
        env?.grantTime?.(uploadTime(size));
        for await (const part of arriving(req.raw.body, limit)) await file.writeFile(part);
        env?.grantAnswer?.(answerTime);
        return await work({ descriptor: file.fd, size: (await file.stat()).size });
      } finally {
        await file.close();
      }
    } finally {
      taken -= size;
    }
  };
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
