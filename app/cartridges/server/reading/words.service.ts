import {
  childrenIn,
  isBlock,
  isElement,
  isHidden,
  isText,
  textIn,
  type ChildNode,
  type Element,
} from './html.service.ts';
import { lineOf } from './manifest.service.ts';

interface Track {
  address: string;
  language: string;
}

/** Turns the addresses on a page into Markdown, and notes what is lost. */
export interface PageContext {
  /** A picture as Markdown. */
  picture: (address: string, words: string) => string;
  /** A video of the package, with its captions, as Markdown; undefined for any other. */
  video: (address: string, words: string, tracks: readonly Track[]) => string | undefined;
  /** Words that link somewhere. */
  link: (address: string, words: string) => string;
  /** Notes that something could not be taken over. */
  lost: (what: string) => void;
}

const signs = /[\\`*_[\]<~|]|&(?=#?\w+;)/;
const everySign = new RegExp(signs, 'g');

/** Text as Markdown that shows exactly this text. */
export const escaped = (text: string): string =>
  // Most texts have none, and a package may have a million of them.
  signs.test(text) ? text.replaceAll(everySign, String.raw`\$&`) : text;

/** Words as Markdown, on one line but for its breaks. */
export const wordsOf = (nodes: readonly ChildNode[], page: PageContext): string =>
  nodes.map((node) => wordOf(node, page)).join('');

function wordOf(node: ChildNode, page: PageContext): string {
  if (isText(node)) return escaped(node.data.replaceAll(/\s+/g, ' '));
  if (isElement(node) && node.name === 'script') page.lost('a script');
  if (isHidden(node) || !isElement(node)) return '';
  const own = of[node.name];
  if (own) return own(node, page);
  const words = wordsOf(childrenIn(node), page);
  return isBlock(node) ? ` ${words} ` : words;
}

const around =
  (mark: string) =>
  (node: Element, page: PageContext): string => {
    const words = wordsOf(childrenIn(node), page);
    const text = words.trim();
    // Marks that touch a space, or marks of their own kind, would be read as stars.
    if (
      !text ||
      text.includes('\n') ||
      text.startsWith(mark[0] ?? '') ||
      text.endsWith(mark[0] ?? '')
    )
      return words;
    const [start = ''] = /^\s*/.exec(words) ?? [];
    const [end = ''] = /\s*$/.exec(words) ?? [];
    return `${start}${mark}${text}${mark}${end}`;
  };

function code(node: Element): string {
  const text = lineOf(textIn(node));
  if (!text) return '';
  const ticks = '`'.repeat(
    Math.max(0, ...[...text.matchAll(/`+/g)].map(([row]) => row.length)) + 1,
  );
  const room = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${room}${text}${room}${ticks}`;
}

function picture({ attribs }: Element, page: PageContext): string {
  const formula = attribs['data-equation-content'];
  if (formula) {
    page.lost('a formula, which is now its LaTeX');
    return escaped(String.raw`\(${formula}\)`);
  }
  return page.picture(attribs['src'] ?? '', escaped(lineOf(attribs['alt'] ?? '')));
}

function link(node: Element, page: PageContext): string {
  const words = wordsOf(childrenIn(node), page).replaceAll('\n', ' ');
  const address = node.attribs['href'];
  return address && words.trim() ? page.link(address, words.trim()) : words;
}

/** What a player or a frame shows. */
function sourceOf({ attribs, children }: Element): string {
  const source = children.find((child) => isElement(child) && child.name === 'source');
  const own = source && isElement(source) ? source.attribs['src'] : undefined;
  return attribs['src'] ?? attribs['data'] ?? own ?? '';
}

const spoken = ['captions', 'subtitles'];

const tracksOf = ({ children }: Element): Track[] =>
  children.flatMap((child) => {
    if (!isElement(child) || child.name !== 'track') return [];
    const { kind = 'subtitles', src = '', srclang = '' } = child.attribs;
    return spoken.includes(kind) ? [{ address: src, language: srclang }] : [];
  });

const titleOf = ({ attribs }: Element): string => escaped(lineOf(attribs['title'] ?? ''));

/** What plays or shows something of another website becomes a link to it. */
const embedded =
  (what: string) =>
  (node: Element, page: PageContext): string => {
    const address = sourceOf(node);
    if (!/^https?:\/\//.test(address)) {
      page.lost(what);
      return '';
    }
    page.lost(`${what}, in whose place there is a link`);
    return page.link(address, titleOf(node) || escaped(address.slice(0, 200)));
  };

const foreignVideo = embedded('a video');

const field = (_: Element, page: PageContext): string => {
  page.lost('a field of a form');
  return '';
};

const of: Readonly<Record<string, (node: Element, page: PageContext) => string>> = {
  a: link,
  audio: embedded('a sound'),
  b: around('**'),
  br: () => '\n',
  button: field,
  code,
  del: around('~~'),
  em: around('*'),
  embed: embedded('an embedded object'),
  i: around('*'),
  iframe: embedded('an embedded page'),
  img: picture,
  input: field,
  kbd: code,
  object: embedded('an embedded object'),
  s: around('~~'),
  select: field,
  strong: around('**'),
  svg: (_, page) => {
    page.lost('a drawing');
    return '';
  },
  textarea: field,
  video: (node, page) =>
    page.video(sourceOf(node), titleOf(node) || 'Video', tracksOf(node)) ??
    foreignVideo(node, page),
};
