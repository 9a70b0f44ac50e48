import { readCaptions } from '../captions.ts';
import type { Media } from '../contract.ts';
import { fileAddress, pictureFile } from '../media-address.ts';
import type { ShownMedia } from '../shown-media.ts';
import { readChapters } from '../video-times.ts';
import type { ListedMedia } from './queries.ts';
import type { MediaRow, ReadyRow } from './shown-media.queries.ts';

/** One of the stored files of something. */
export interface StoredFile {
  /** In its address. */
  file: string;
  key: string;
  bytes: number;
  type: string;
  /** The name that a download gets; undefined for what is shown in a page. */
  download?: string;
}

/** The files that something is served as. A picture's original is not stored. */
export function filesOf({ key, kind, name, size, content_type: type, facts }: MediaRow) {
  const copies = (facts.copies ?? []).map(({ width, bytes }) => ({
    file: pictureFile(width),
    key: copyKey(key, width),
    bytes,
    type: 'image/webp',
  }));
  const posterBytes = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  const files: StoredFile[] =
    kind === 'picture'
      ? copies
      : [
          {
            file: kind,
            key,
            // The poster is part of what a video takes.
            bytes: size - posterBytes,
            type,
            ...(kind === 'file' && { download: name }),
          },
          ...copies,
        ];
  return files;
}

/** The name of a smaller copy in the store. */
export const copyKey = (key: string, width: number): string => `${key}.${pictureFile(width)}`;

/** `sign` makes an address that the reader may open. */
export function mediaItem(row: ListedMedia, sign: (path: string) => string): Media {
  const { id, kind, name, size, facts, description, decorative, uses } = row;
  const copy = facts.copies?.[0];
  return {
    id,
    kind,
    name,
    size,
    width: facts.width ?? null,
    height: facts.height ?? null,
    seconds: facts.seconds ?? null,
    captions: row.captions.map(({ language }) => language),
    description,
    decorative,
    thumbnail: copy ? sign(fileAddress(id, pictureFile(copy.width))) : null,
    uses,
    uploadedBy: row.ownerName ?? '',
    uploadedAt: row.created_at.toISOString(),
  };
}

export const asShown = ({
  id,
  owner,
  kind,
  name,
  size,
  facts,
  decorative,
  chapters,
  captions,
}: ReadyRow): ShownMedia => ({
  id,
  owner,
  kind,
  name,
  size,
  width: facts.width ?? 0,
  height: facts.height ?? 0,
  widths: (facts.copies ?? []).map(({ width }) => width),
  decorative,
  ...(kind === 'video' && {
    video: {
      seconds: facts.seconds ?? 0,
      captions: captions.map(({ language, file, body }) => ({
        language,
        file,
        cues: readCaptions(body).cues,
      })),
      chapters: readChapters(chapters).chapters,
    },
  }),
});
