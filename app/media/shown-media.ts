import type { MediaKind } from './file-kinds.ts';

/** Something that a lesson's text shows, as its page needs to know it. */
export interface ShownMedia {
  id: string;
  /** Who uploaded it. */
  owner: string;
  kind: MediaKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Of a picture, in pixels: that of its largest copy, and the widths of all, smallest first. */
  width: number;
  height: number;
  widths: readonly number[];
  decorative: boolean;
}

export type MediaById = ReadonlyMap<string, ShownMedia>;

/** The tags that show media: an author's Markdown gives no tag a `srcset` or a `download`. */
const tagsOfMedia = /<(?:img(?=[^>]* srcset=")|a(?=[^>]* download=")) [^>]*>/g;
const addresses = /(?<= (?:src|srcset|href)=")[^"]*/g;
/** Only where an address begins: the same words inside another site's address are theirs. */
const files = /(?<=^|, )\/media\/[\w-]{22}\/[\w.-]+/g;

/** Gives the addresses of media in a page's markup their signatures. */
export const withSigned = (html: string, sign: (path: string) => string): string =>
  html.replaceAll(tagsOfMedia, (tag) =>
    tag.replaceAll(addresses, (value) =>
      value.replaceAll(files, (path) => sign(path).replaceAll('&', '&amp;')),
    ),
  );
