import { lessonHtml } from '#app/courses/lesson-html.ts';
import { mediaAddress } from '#app/media/media-address.ts';
import { xmlText } from '../../xml-text.ts';

/** Where the package has a file that a text shows; undefined if it does not have it. */
export type PlaceOf = ReadonlyMap<string, string>;

/** A lesson's Markdown, without its practice, as a page of the package. */
export const pageText = (title: string, markdown: string, places: PlaceOf): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${xmlText(title)}</title>
</head>
<body>
${withPlaces(lessonHtml(markdown), places)}</body>
</html>
`;

/** `places` has every file that the page shows; a picture of any other, such as a video, is its words. */
const withPlaces = (html: string, places: PlaceOf): string =>
  html
    .replaceAll(
      /<img src="\/media\/([\w-]{22})" alt="([^"]*)"[^>]*>/g,
      (picture, id: string, words: string) => {
        const place = places.get(id);
        return place === undefined
          ? `<em>${words}</em>`
          : picture.replace(mediaAddress(id), `../${place}`);
      },
    )
    .replaceAll(/(<a href=")\/media\/([\w-]{22})("[^>]*>)(.*?)(<\/a>)/gs, (link, ...parts) => {
      const [start, id, middle, words, end] = parts as string[];
      const place = places.get(id ?? '');
      return place === undefined ? (words ?? link) : `${start}../${place}${middle}${words}${end}`;
    });
