import { highestHeading, shownLevel } from './heading-levels.ts';
import { rename, unwrap, wrapContent } from './elements.ts';
import { styleOf, takeRemains } from './office-remains.ts';
import { tidyLists } from './plain-lists.ts';
import { makePlain } from './plain-tables.ts';
import { makeLists } from './word-lists.ts';

/**
 * What was copied from Word, Google Docs or a page, as far as Markdown can say it: headings below
 * the page's own, lists, tables with a head, links, bold and italic words.
 */
export function plainDocument(html: string): Document {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { body } = document;
  takeRemains(body);
  dropEmpty(body);
  makeLists(body);
  tidyLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) keepEmphasis(element);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  lowerHeadings(body);
  for (const table of body.querySelectorAll('table')) makePlain(table);
  for (const heading of body.querySelectorAll('h2, h3, h4, th')) dropBold(heading);
  dropEmpty(body);
  return document;
}

const blocks = ':is(p, h1, h2, h3, h4, h5, h6, ul, ol, table, div)';
const emptyLines = `br.Apple-interchange-newline, ${blocks} + br, br:has(+ ${blocks})`;

function dropEmpty(body: Element): void {
  for (const line of body.querySelectorAll(emptyLines)) line.remove();
  for (const line of body.querySelectorAll('p > br:last-child'))
    if (!line.nextSibling?.textContent?.trim()) line.remove();
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (!block.textContent.trim() && !block.querySelector('img')) block.remove();
}

/**
 * What styles say is read, but nothing is styled: the page's policy would refuse each of them, and
 * say so in the console.
 */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style[^]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='));

/** Google Docs says in a style what others say in an element, and takes an element back in one. */
function keepEmphasis(element: HTMLElement): void {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  if (element.matches('b, strong') && /^(normal|[1-5]00)/.test(weight)) unwrap(element);
  if (element.matches('i, em') && slant.startsWith('normal')) unwrap(element);
  if (!element.matches('span')) return;
  if (/^(bold|[6-9]00)/.test(weight)) wrapContent(element, 'strong');
  if (slant.startsWith('italic')) wrapContent(element, 'em');
  if (styleOf(element, 'text-decoration(?:-line)?').includes('line-through'))
    wrapContent(element, 's');
}

/** A heading, and the head of a table, are bold already. */
function dropBold(heading: Element): void {
  for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold);
}

/** The pasted headings keep their order. */
function lowerHeadings(root: Element): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
  const by = Math.max(0, highestHeading - Math.min(...headings.map(levelOf)));
  for (const heading of headings) rename(heading, `h${shownLevel(levelOf(heading) + by)}`);
}
