import type { MediaKind } from './file-kinds.ts';

/** Something that a lesson's text shows, as its page needs to know it. */
export interface ShownMedia {
  id: string;
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

/** The files of media in the tags of a page. */
const inTags = /<(?:img|a) [^>]*>/g;
const files = /\/media\/[\w-]{22}\/[\w.-]+/g;

/** Gives the addresses of media in a page's markup their signatures. */
export const withSigned = (html: string, sign: (path: string) => string): string =>
  html.replaceAll(inTags, (tag) =>
    tag.replaceAll(files, (path) => sign(path).replaceAll('&', '&amp;')),
  );
