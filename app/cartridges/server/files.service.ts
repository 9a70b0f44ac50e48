import { mediaProblems } from '#app/media/contract.ts';
import { mediaAddress, mediaIdIn } from '#app/media/media-address.ts';
import { giveCaptions, storeFile } from '#app/media/server/files.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { unpackedParts } from '#app/platform/unzip.ts';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';
import { Problem } from '#app/shared/problem.ts';
import type { WholeFile } from './reading/answer.service.ts';
import type { CaptionsByVideo, ReadCaptions } from '../read-cartridge.ts';

/** Where each file of a package is now, or why our media do not have it. */
export type StoredFiles = ReadonlyMap<string, { address: string } | { fault: string }>;

interface Content {
  archive: FileOnDisk;
  files: ReadonlyMap<string, WholeFile>;
  captions: CaptionsByVideo;
}

/**
 * Takes files over into the caller's media, one by one, with the checks of uploads. A video gets its
 * captions, unless it is there already and has some.
 */
export async function storedFiles(
  ctx: Context<Actor>,
  paths: ReadonlySet<string>,
  { archive, files, captions }: Content,
): Promise<StoredFiles> {
  const stored = new Map<string, { address: string } | { fault: string }>();
  for (const path of paths) {
    const file = files.get(path);
    if (!file) continue;
    const { place, digest } = file;
    const said = captions.get(path) ?? new Map();
    const open = () => unpackedParts(archive, place);
    const whole = { name: nameOf(path), size: place.size, digest, open };
    stored.set(path, await storedFile(ctx, whole, said));
  }
  return stored;
}

/** Of a name that is too long, the end says what it is. */
const nameOf = (path: string): string =>
  (path.split('/').at(-1) ?? path).replaceAll(/\s+/g, ' ').trim().slice(-200);

async function storedFile(
  ctx: Context<Actor>,
  file: Parameters<typeof storeFile>[1],
  said: ReadCaptions,
) {
  try {
    if (file.size === 0) return { fault: 'It is empty.' };
    const id = await storeFile(ctx, file);
    const captions = [...said].flatMap(([language, text]) => (text ? [{ language, text }] : []));
    if (captions.length > 0) await giveCaptions(ctx, { id, captions });
    return { address: mediaAddress(id) };
  } catch (failure) {
    // Any other failure is ours, and ends the import.
    if (failure instanceof Problem && Object.hasOwn(mediaProblems, failure.code))
      return { fault: failure.message };
    throw failure;
  }
}

/** The media among these files. */
export const idsOf = (stored: StoredFiles, paths: ReadonlySet<string>): string[] =>
  [...paths].flatMap((path) => {
    const found = stored.get(path);
    return (found && 'address' in found && mediaIdIn(found.address)) || [];
  });
