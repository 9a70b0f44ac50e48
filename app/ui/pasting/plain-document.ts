import { makeLists } from './word-lists.ts';

/**
 * What was copied from Word, Google Docs or a page, as far as Markdown can say it: headings below
 * the page's own, lists, tables with a head, links, bold and italic words.
 */
export function plainDocument(html: string): Document {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { body } = document;
  makeLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) keepEmphasis(element);
  for (const line of body.querySelectorAll(':scope > br')) line.remove();
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  lowerHeadings(body);
  for (const table of body.querySelectorAll('table')) makePlain(table);
  for (const block of body.querySelectorAll('p, h2, h3, h4'))
    if (!block.textContent.trim() && !block.querySelector('img')) block.remove();
  return document;
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
  const style = element.dataset.style ?? '';
  if (element.matches('b, strong') && /font-weight:\s*(normal|[1-5]00)/.test(style))
    unwrap(element);
  if (element.matches('i, em') && /font-style:\s*normal/.test(style)) unwrap(element);
  if (!element.matches('span')) return;
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/.test(style)) wrapContent(element, 'em');
  if (/text-decoration[^;]*line-through/.test(style)) wrapContent(element, 's');
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const highest = 2;
const lowest = 4;

/** The page has the only heading of the first level. The pasted ones keep their order. */
function lowerHeadings(root: Element): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
  const by = Math.max(0, highest - Math.min(...headings.map(levelOf)));
  for (const heading of headings) rename(heading, `h${Math.min(lowest, levelOf(heading) + by)}`);
}

/** A table in Markdown has a head, and each of its cells is a line. */
function makePlain(table: HTMLTableElement): void {
  if (!table.querySelector('th'))
    for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) rename(cell, 'th');
  for (const cell of table.querySelectorAll('td, th')) {
    const blocks = [...cell.querySelectorAll('p, li, h2, h3, h4')];
    if (blocks.length < 2) continue;
    cell.replaceChildren(...blocks.flatMap((block) => [...block.childNodes, ' ']));
  }
}
