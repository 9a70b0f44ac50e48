import { longestBody } from '#app/courses/content-limits.ts';
import { kindOf } from '#app/media/file-kinds.ts';
import { indianNumber } from '#app/shared/indian-number.ts';
import { fileMark } from '../../file-marks.ts';
import {
  childrenIn,
  elementIn,
  htmlOf,
  isHidden,
  isText,
  textIn,
  type ChildNode,
} from './html.service.ts';
import { lineOf, pathOf } from './manifest.service.ts';
import { markdownOf } from './markdown.service.ts';
import { captionLanguage, type NamedCaptions } from './captions.service.ts';
import { FileFault, type Package } from './package.service.ts';
import type { PageContext } from './words.service.ts';

/** A page of the package as the text of a lesson. */
export interface ReadPage {
  text: string;
  /** What its marks name. */
  files: readonly string[];
  /** Of its videos. */
  captions: readonly NamedCaptions[];
  /** What could not be taken over, in a few words each. */
  lost: readonly string[];
}

/** Canvas and others write the top of the package so. */
const base = /^(\$|%24)IMS[-_]CC[-_]FILEBASE(\$|%24)\/?(\.\.\/)*/i;

/** @throws {FileFault} */
export function pageAt(files: Package, path: string): ReadPage {
  const named: string[] = [];
  const lost = new Map<string, number>();
  const captions = new Map<string, NamedCaptions>();
  const lose = (what: string) => void lost.set(what, (lost.get(what) ?? 0) + 1);
  const mark = (kind: 'picture' | 'link', file: string, words: string) => {
    if (!named.includes(file)) named.push(file);
    return fileMark(kind, named.indexOf(file), words);
  };
  const page: PageContext = {
    lost: lose,
    picture: (address, words) => {
      const file = fileAt(address, files, path);
      if (file && kindOf(file)?.kind === 'picture') return mark('picture', file, words);
      if (/^https?:\/\//i.test(address)) {
        lose('a picture of another website, in whose place there is a link');
        return page.link(address, words || 'Picture');
      }
      lose(
        file
          ? `a picture of a type that we don’t take (${nameIn(file)})`
          : 'a picture that is not in the package',
      );
      return words;
    },
    video: (address, words, tracks) => {
      const video = fileAt(address, files, path);
      if (!video || kindOf(video)?.kind !== 'video') return undefined;
      for (const track of tracks) {
        const language = captionLanguage(track.language);
        const file = fileAt(track.address, files, path);
        if (!language || !file) lose('captions of a video');
        else captions.set(`${video} ${language} ${file}`, { video, language, path: file });
      }
      return mark('picture', video, words);
    },
    link: (address, words) => {
      if (/^(https?:\/\/|mailto:)/i.test(address)) return `[${words}](${encoded(address)})`;
      const file = fileAt(address, files, path);
      if (file && kindOf(file)?.kind === 'file') return mark('link', file, words);
      if (!address.startsWith('#'))
        lose('a link inside the cartridge, of which only the words are left');
      return words;
    },
  };
  const html = htmlOf(files.text(path));
  // Its Markdown would be longer still.
  if (lengthOf(html) > longestBody) throw tooLong();
  const text = markdownOf(html, page);
  if (text.length > longestBody) throw tooLong();
  return { text, files: named, captions: [...captions.values()], lost: [...lost].map(counted) };
}

const tooLong = () =>
  new FileFault(`It is longer than a lesson may be: ${indianNumber(longestBody)} characters.`);

/** Of the words that are shown. */
const lengthOf = (nodes: readonly ChildNode[]): number =>
  nodes.reduce((sum, node) => {
    if (isText(node)) return sum + node.data.replaceAll(/\s+/g, ' ').length;
    return isHidden(node) ? sum : sum + lengthOf(childrenIn(node));
  }, 0);

/** An address as Markdown has it. */
const encoded = (address: string): string =>
  address.replaceAll(/[\s<>()\\\u0000-\u001F]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );

const counted = ([what, times]: [string, number]): string =>
  times === 1 ? what : `${what} (${times} times)`;

const nameIn = (path: string): string => (path.split('/').at(-1) ?? path).slice(0, 80);

/** The file of the package that an address on a page names. */
function fileAt(address: string, files: Package, from: string): string | undefined {
  const decoded = pathOf(address);
  const inside = decoded.replace(base, '');
  if (inside !== decoded)
    // Canvas leaves the folder of its files out.
    return [inside, `web_resources/${inside}`].find((path) => files.has(path));
  if (/^[a-z][a-z0-9+.-]*:|^\/|^\$/i.test(decoded)) return undefined;
  const place = from.split('/').slice(0, -1);
  for (const part of decoded.split('/'))
    if (part === '..') place.pop();
    else if (part !== '.') place.push(part);
  return files.has(place.join('/')) ? place.join('/') : undefined;
}

/** What the page calls itself. */
export const titleOfPage = (html: string): string => {
  const title = elementIn(htmlOf(html), 'title');
  return title ? lineOf(textIn(title)) : '';
};
