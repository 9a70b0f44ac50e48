import MarkdownIt from 'markdown-it';
import type { MediaById } from '#app/media/shown-media.ts';
import { isPractice } from '#app/practice/fences.ts';
import {
  crowdedVideos,
  hasFile,
  lostMedia,
  showMedia,
  undescribedPictures,
  videosIn,
  type VideoPiece,
} from './lesson-media.ts';
import { kindFaults, type LessonKind } from './lesson-kinds.ts';
import { termsOf, type LessonNeed } from './lesson-needs.ts';

// Raw HTML stays text, so an author's input can't become markup.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true, quotes: '“”‘’' });

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'noopener noreferrer nofollow');
  return self.renderToken(tokens, index, options);
};
// Wide content scrolls in its own box, which the keyboard can reach; the page never scrolls
// sideways.
markdown.renderer.rules.table_open = () =>
  '<div class="lesson-table" tabindex="0" role="group" aria-label="Table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/**
 * Lines drawn between words, several columns, or lines indented under another: wrapping would
 * misalign them. Plain words may wrap.
 */
const drawn =
  /[\u2500-\u257F]|[+|]--|^ *\S.*?[^\s.!?] {2,}\S.*?[^\s.!?] {2,}\S|^\S.*?[^\s.!?] {2,}\S.*\n {4,}\S/m;
const block: typeof markdown.renderer.rules.fence = (tokens, index) => {
  const text = tokens[index]?.content ?? '';
  const open = drawn.test(text)
    ? '<pre class="drawn" tabindex="0" role="group" aria-label="Example">'
    : '<pre>';
  return `${open}<code>${markdown.utils.escapeHtml(text)}</code></pre>\n`;
};
/** Practice is never drawn as text: its fence contains the answers. */
markdown.renderer.rules.fence = (tokens, index, ...rest) =>
  isPractice(tokens[index]?.info ?? '') ? '' : block(tokens, index, ...rest);
markdown.renderer.rules.code_block = block;

/** markdown-it aligns table cells by a style attribute, which the page's policy forbids. */
const alignment = / style="text-align:(left|right|center)"/g;

type Tokens = ReturnType<typeof markdown.parse>;

const wordsOf = ({ children }: Tokens[number]): string =>
  (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');

/** A lesson's Markdown as plain text, with a line for each paragraph, list item and cell. */
export const lessonText = (text: string): string =>
  markdown
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(wordsOf)
    .join('\n');

/** What readers see of a text, without its practice: each paragraph, list item, cell and example. */
export const lessonPassages = (text: string): string[] =>
  markdown
    .parse(text, {})
    .flatMap((token) => {
      if (token.type === 'inline') return [wordsOf(token)];
      const isExample = token.type === 'code_block' || token.type === 'fence';
      return isExample && !isPractice(token.info) ? [token.content] : [];
    })
    .map((passage) => passage.trim())
    .filter(Boolean);

const htmlOf = (tokens: Tokens, env: Record<string, unknown>): string =>
  markdown.renderer
    .render(tokens, markdown.options, env)
    .replaceAll(alignment, ' class="align-$1"');

/** A lesson's Markdown as HTML: no raw HTML, no style attributes, links without referrer. */
export function lessonHtml(text: string): string {
  const env = {};
  return htmlOf(markdown.parse(text, env), env);
}

/** What a lesson needs, as readers find it above the text; empty if it needs nothing. */
export function needsHtml(needs: readonly LessonNeed[]): string {
  if (needs.length === 0) return '';
  const { escapeHtml } = markdown.utils;
  const items = needs.map((need) => {
    const terms = termsOf(need).map(escapeHtml);
    return `<li>${[`<b>${escapeHtml(need.tool)}</b>`, ...terms].join(', ')}</li>`;
  });
  return `<section class="lesson-needs" aria-labelledby="needs"><h2 id="needs">What you need</h2><ul>${items.join('')}</ul></section>`;
}

/** What keeps a text's pictures and links to files from being published, given what it may show. */
export const faultsOfMedia = (text: string, media: MediaById) => [
  ...lostMedia(text, media),
  ...undescribedPictures(markdown.parse(text, {}), media),
  ...crowdedVideos(markdown.parse(text, {}), media),
];

/** What keeps it from being published as a lesson of this kind. */
export function faultOfKind(kind: LessonKind, text: string, media: MediaById): string[] {
  if (kind === 'reading') return [];
  const tokens = markdown.parse(text, {});
  const has = {
    video: () => videosIn(tokens, media).size > 0,
    file: () => hasFile(tokens, media),
    practice: () => tokens.some(isPracticeFence),
  };
  return has[kind]() ? [] : [kindFaults[kind]];
}

const isPracticeFence = ({ type, info, level }: Tokens[number]): boolean =>
  type === 'fence' && level === 0 && isPractice(info);

type LessonPiece = { html: string } | { practice: string } | VideoPiece;

/** The same, taken apart at its videos and its practice fences, whose text nobody may see. */
export function lessonPieces(text: string, media: MediaById = new Map()): LessonPiece[] {
  const env = {};
  const tokens = markdown.parse(text, env);
  // By the place of the words in their paragraph, whose tags are before and after.
  const videos = videosIn(tokens, media);
  showMedia(tokens, media);
  const pieces: LessonPiece[] = [];
  let between: Tokens = [];
  const close = () => {
    if (between.length > 0) pieces.push({ html: htmlOf(between, env) });
    between = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (isPracticeFence(token)) {
      close();
      pieces.push({ practice: token.content });
      continue;
    }
    const video = videos.get(index);
    if (video) {
      close();
      pieces.push(video);
    } else if (!videos.has(index - 1) && !videos.has(index + 1)) between.push(token);
  }
  close();
  return pieces;
}
