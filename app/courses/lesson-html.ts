import MarkdownIt from 'markdown-it';

// Raw HTML stays text, so what an author writes can't become markup.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true, quotes: '“”‘’' });
const { link_open: openLink = (tokens, index, options, _env, self) => self.renderToken(tokens, index, options) } = markdown.renderer.rules;

markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  tokens[index]?.attrSet('rel', 'noopener noreferrer nofollow');
  return openLink(tokens, index, options, env, self);
};
// A wide table or program scrolls in its own box, reachable by keyboard; the page never scrolls sideways.
markdown.renderer.rules.table_open = () => '<div class="lesson-table" tabindex="0" role="region" aria-label="Table"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** A lesson's Markdown as HTML: no raw HTML, no style attributes, links without referrer. */
export const lessonHtml = (text: string): string => markdown.render(text).replaceAll(' style="text-align:right"', ' class="align-right"').replaceAll(' style="text-align:center"', ' class="align-center"').replaceAll(' style="text-align:left"', '').replaceAll('<pre>', '<pre tabindex="0">');
