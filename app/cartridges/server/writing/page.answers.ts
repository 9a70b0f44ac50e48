import { lessonHtml } from '#app/courses/lesson-html.ts';
import { captionLanguages, type CaptionLanguage } from '#app/media/captions.ts';
import type { MediaKind } from '#app/media/file-kinds.ts';
import { mediaAddress } from '#app/media/media-address.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { xmlText } from '../../xml-text.ts';

/** Where the package has what a text shows. What there was no room for has only its kind. */
export type Place =
  | MediaKind
  | {
      path: string;
      /** Only of a video. */
      captions?: readonly { language: CaptionLanguage; path: string }[];
    };

/** By the id of the picture, video or file. */
export type PlaceOf = ReadonlyMap<string, Place>;

/** A lesson's Markdown, without its practice, as a page of the package. */
export const pageText = (title: string, markdown: string, places: PlaceOf): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${xmlText(title)}</title>
</head>
<body>
${withPlaces(withAddresses(lessonHtml(markdown)), places)}</body>
</html>
`;

/** A link to another page of ours leads there from wherever the package is read. */
const withAddresses = (html: string): string =>
  html.replaceAll(
    /(<a href=")(\/(?!media\/)[^"]*)"/g,
    (_, start: string, path: string) => `${start}${publicAddress(path)}"`,
  );

/** Of a file that `places` does not have, only the words stay. */
const withPlaces = (html: string, places: PlaceOf): string =>
  html
    .replaceAll(
      /<img src="\/media\/([\w-]{22})" alt="([^"]*)"[^>]*>/g,
      (picture, id: string, words: string) => {
        const place = places.get(id);
        if (typeof place === 'string') return `<em>${words}</em> ${noRoom(place)}`;
        if (place?.captions) return videoText(place.path, words, place.captions);
        return place ? picture.replace(mediaAddress(id), `../${place.path}`) : `<em>${words}</em>`;
      },
    )
    .replaceAll(/(<a href=")\/media\/([\w-]{22})("[^>]*>)(.*?)(<\/a>)/gs, (link, ...parts) => {
      const [start, id, middle, words, end] = parts as string[];
      const place = places.get(id ?? '');
      if (typeof place === 'string') return `${words} ${noRoom('file')}`;
      return place ? `${start}../${place.path}${middle}${words}${end}` : (words ?? link);
    });

const noRoom = (what: MediaKind): string =>
  `(This ${what} is not in the package, which had no room for it.)`;

/** Where nothing plays it, there is a link. */
function videoText(
  path: string,
  words: string,
  captions: NonNullable<Exclude<Place, string>['captions']>,
): string {
  const tracks = captions.map(
    ({ language, path: of }) =>
      `<track kind="captions" srclang="${language}" label="${captionLanguages[language]}" src="../${of}">`,
  );
  return `<video controls preload="metadata" title="${words}" src="../${path}">${tracks.join('')}<a href="../${path}">${words || 'Video'}</a></video>`;
}
