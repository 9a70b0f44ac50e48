import type MarkdownIt from 'markdown-it';
import {
  fileAddress,
  mediaAddress,
  mediaIdIn,
  mediaIdsIn,
  pictureFile,
} from '#app/media/media-address.ts';
import type { MediaById, ShownMedia } from '#app/media/shown-media.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** The widest that a lesson's text gets (courses/web/lesson-text.css). */
const sizes = '(max-width: 48rem) 100vw, 46rem';

/** What is wrong at a line, from 1. */
interface MediaFault {
  line: number;
  message: string;
}

const lost =
  'This file is not in the library any more, or belongs to someone who doesn’t write this course. Take it out, or upload it again.';
const crowded = 'A video needs a paragraph of its own. Put an empty line before and after it.';
const undescribed =
  'A picture has no description, or a video no title. Describe what someone who can’t see it would miss, or mark the picture as decorative.';

/** Pictures without a description keep a text from being published. */
export const undescribedPictures = (tokens: readonly Token[], media: MediaById): MediaFault[] =>
  tokens.flatMap(({ children, map }) =>
    (children ?? []).flatMap((token) =>
      isUndescribed(token, media) ? [{ line: (map?.[0] ?? 0) + 1, message: undescribed }] : [],
    ),
  );

const isUndescribed = (token: Token, media: MediaById): boolean =>
  token.type === 'image' &&
  !token.content.trim() &&
  !mediaAt(token.attrGet('src'), media)?.decorative;

/** So does what is gone, or not this course's, wherever a text names it. */
export const lostMedia = (text: string, media: MediaById): MediaFault[] =>
  mediaIdsIn(text).flatMap((id) => {
    if (media.has(id)) return [];
    const before = text.slice(0, text.indexOf(mediaAddress(id)));
    return [{ line: before.split('\n').length, message: lost }];
  });

/** Gives pictures and links that name media the addresses and sizes of their files. */
export function showMedia(tokens: readonly Token[], media: MediaById): void {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'image') {
      token.attrSet('loading', 'lazy');
      const shown = mediaAt(token.attrGet('src'), media);
      if (shown?.kind === 'picture') showPicture(token, shown);
    }
    const linked = token.type === 'link_open' && mediaAt(token.attrGet('href'), media);
    if (linked && linked.kind === 'file') {
      token.attrSet('href', fileAddress(linked.id, linked.kind));
      token.attrSet('download', linked.name);
    }
  }
}

/** A video of a lesson, and what its author calls it. */
export interface VideoPiece {
  video: ShownMedia;
  title: string;
}

/** The videos that are paragraphs of their own, by the place of their token. */
export const videosIn = (tokens: readonly Token[], media: MediaById): Map<number, VideoPiece> =>
  new Map(
    tokens.flatMap(({ level, children }, place) => {
      const [only, ...more] = children ?? [];
      const alone = level === 1 && tokens[place - 1]?.type === 'paragraph_open';
      if (!alone || !only || more.length > 0 || !isVideo(only, media)) return [];
      const video = mediaAt(only.attrGet('src'), media);
      return video ? [[place, { video, title: only.content }] as const] : [];
    }),
  );

/** Videos between words, where there is no room for them. */
export function crowdedVideos(tokens: readonly Token[], media: MediaById): MediaFault[] {
  const alone = videosIn(tokens, media);
  return tokens.flatMap(({ children, map }, place) =>
    (children ?? []).flatMap((token) =>
      isVideo(token, media) && !alone.has(place)
        ? [{ line: (map?.[0] ?? 0) + 1, message: crowded }]
        : [],
    ),
  );
}

const isVideo = (token: Token, media: MediaById): boolean =>
  token.type === 'image' && mediaAt(token.attrGet('src'), media)?.kind === 'video';

/** Whether a text has a link to a file. */
export const hasFile = (tokens: readonly Token[], media: MediaById): boolean =>
  tokens.some(({ children }) =>
    (children ?? []).some(
      (token) =>
        token.type === 'link_open' && mediaAt(token.attrGet('href'), media)?.kind === 'file',
    ),
  );

const mediaAt = (address: unknown, media: MediaById): ShownMedia | undefined =>
  media.get(mediaIdIn(String(address)) ?? '');

function showPicture(token: Token, { id, width, height, widths }: ShownMedia): void {
  token.attrSet('src', fileAddress(id, pictureFile(width)));
  const copies = widths.map((each) => `${fileAddress(id, pictureFile(each))} ${each}w`);
  token.attrSet('srcset', copies.join(', '));
  token.attrSet('sizes', sizes);
  // They keep its place free while it loads.
  token.attrSet('width', `${width}`);
  token.attrSet('height', `${height}`);
}
