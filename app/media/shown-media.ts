import type { CaptionLanguage, Cue } from './captions.ts';
import type { MediaKind } from './file-kinds.ts';
import type { Chapter } from './video-times.ts';

/** Something that a lesson's text shows, as its page needs to know it. */
export interface ShownMedia {
  id: string;
  /** Who uploaded it; null for what came with the school. */
  owner: string | null;
  kind: MediaKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Of a picture, in pixels: that of its largest copy. Of a video, those of its frames. */
  width: number;
  height: number;
  /** Of a picture or a poster, the widths of all copies, smallest first. */
  widths: readonly number[];
  decorative: boolean;
  /** Only of a video: what is said in it, and what comes when. */
  video?: {
    seconds: number;
    captions: readonly { language: CaptionLanguage; file: string; cues: Cue[] }[];
    chapters: Chapter[];
  };
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
