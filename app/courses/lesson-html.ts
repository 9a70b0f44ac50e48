import MarkdownIt from 'markdown-it';

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
markdown.renderer.rules.fence = block;
markdown.renderer.rules.code_block = block;

/** markdown-it aligns table cells by a style attribute, which the page's policy forbids. */
const alignment = / style="text-align:(left|right|center)"/g;

/** A lesson's Markdown as plain text, with a line for each paragraph, list item and cell. */
export const lessonText = (text: string): string =>
  markdown
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join(''),
    )
    .join('\n');

/** A lesson's Markdown as HTML: no raw HTML, no style attributes, links without referrer. */
export const lessonHtml = (text: string): string =>
  markdown.render(text).replaceAll(alignment, ' class="align-$1"');
