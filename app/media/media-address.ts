/** The widths in pixels that pictures are stored in, if they are that wide. */
export const pictureWidths = [480, 960, 1600] as const;

/** The address of something in a lesson's Markdown. */
export const mediaAddress = (id: string): string => `/media/${id}`;

/** The address of one of its files. Members' media also needs a signature. */
export const fileAddress = (id: string, file: string): string => `/media/${id}/${file}`;

export const pictureFile = (width: number): string => `${width}.webp`;

/** `revision` differs from text to text. */
export const captionsFile = (language: string, revision: string): string =>
  `captions-${language}-${revision}.vtt`;

/** Finds whatever `media_in` of the database finds: what is shown to all is decided by both. */
const ids = /\/media\/([\w-]{22})(?!\w)/g;

/** The ids of all media that a lesson's Markdown names, also beside its pictures and links. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ids), ([, id = '']) => id)),
];

const address = /^\/media\/([\w-]{22})$/;

/** The id of what is at an address of a lesson's Markdown, if it is ours. */
export const mediaIdIn = (href: string): string | undefined => address.exec(href)?.[1];
