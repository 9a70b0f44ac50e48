import type { Media } from '../contract.ts';
import { fileAddress, pictureFile } from '../media-address.ts';
import type { ShownMedia } from '../shown-media.ts';
import type { ListedMedia } from './queries.ts';
import type { MediaRow } from './shown-media.queries.ts';

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
  const files: StoredFile[] =
    kind === 'picture'
      ? (facts.copies ?? []).map(({ width, bytes }) => ({
          file: pictureFile(width),
          key: copyKey(key, width),
          bytes,
          type: 'image/webp',
        }))
      : [{ file: kind, key, bytes: size, type, ...(kind === 'file' && { download: name }) }];
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
}: MediaRow): ShownMedia => ({
  id,
  owner,
  kind,
  name,
  size,
  width: facts.width ?? 0,
  height: facts.height ?? 0,
  widths: (facts.copies ?? []).map(({ width }) => width),
  decorative,
});
