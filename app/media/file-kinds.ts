export type MediaKind = 'picture' | 'video' | 'file';

/** What the first bytes of a file say it is. */
export type Format =
  | 'a JPEG picture'
  | 'a PNG picture'
  | 'a GIF picture'
  | 'a WebP picture'
  | 'an SVG picture'
  | 'a HEIC picture'
  | 'an MP4 video'
  | 'a WebM video'
  | 'a PDF'
  | 'a ZIP archive'
  | 'a program'
  | 'a web page'
  | 'text'
  | 'a file we don’t know';

interface FileKind {
  kind: MediaKind;
  type: string;
  /** What the first bytes may say. */
  formats: readonly Format[];
}

const picture = (type: string): FileKind => ({
  kind: 'picture',
  type,
  // Every picture is drawn again, so a wrong ending does no harm.
  formats: ['a JPEG picture', 'a PNG picture', 'a GIF picture', 'a WebP picture'],
});
const archive = (type: string): FileKind => ({ kind: 'file', type, formats: ['a ZIP archive'] });
const text = (type: string): FileKind => ({ kind: 'file', type, formats: ['text'] });
const office = 'application/vnd.openxmlformats-officedocument';

/** What we take, by the ending of the name. */
const kinds: Readonly<Record<string, FileKind>> = {
  jpg: picture('image/jpeg'),
  jpeg: picture('image/jpeg'),
  png: picture('image/png'),
  gif: picture('image/gif'),
  webp: picture('image/webp'),
  mp4: { kind: 'video', type: 'video/mp4', formats: ['an MP4 video'] },
  m4v: { kind: 'video', type: 'video/mp4', formats: ['an MP4 video'] },
  webm: { kind: 'video', type: 'video/webm', formats: ['a WebM video'] },
  pdf: { kind: 'file', type: 'application/pdf', formats: ['a PDF'] },
  zip: archive('application/zip'),
  docx: archive(`${office}.wordprocessingml.document`),
  xlsx: archive(`${office}.spreadsheetml.sheet`),
  pptx: archive(`${office}.presentationml.presentation`),
  odt: archive('application/vnd.oasis.opendocument.text'),
  ods: archive('application/vnd.oasis.opendocument.spreadsheet'),
  odp: archive('application/vnd.oasis.opendocument.presentation'),
  csv: text('text/csv'),
  json: text('application/json'),
  md: text('text/markdown'),
  txt: text('text/plain'),
};

/** The endings that a file chooser offers. */
export const endings = Object.keys(kinds).map((ending) => `.${ending}`);

const megabyte = 1_000_000;
export const largest: Readonly<Record<MediaKind, number>> = {
  picture: 20 * megabyte,
  video: 2000 * megabyte,
  file: 50 * megabyte,
};

export const endingOf = (name: string): string =>
  (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();

/** Undefined if we take no such file. */
export const kindOf = (name: string): FileKind | undefined =>
  Object.hasOwn(kinds, endingOf(name)) ? kinds[endingOf(name)] : undefined;

/** The kinds that there can be, in the order of the filter. */
export const shownKinds = ['picture', 'video', 'file'] as const satisfies readonly MediaKind[];
