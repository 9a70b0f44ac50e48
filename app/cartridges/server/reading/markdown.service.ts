import { fenced } from '#app/practice/fences.ts';
import {
  childrenIn,
  isBlock,
  isElement,
  isHidden,
  textIn,
  type ChildNode,
  type Element,
} from './html.service.ts';
import { wordsOf, type PageContext } from './words.service.ts';

/** A page as the Markdown of a lesson. */
export const markdownOf = (html: readonly ChildNode[], page: PageContext): string =>
  blocksOf(html, page).join('\n\n');

function blocksOf(nodes: readonly ChildNode[], page: PageContext): string[] {
  const blocks: string[] = [];
  let words: ChildNode[] = [];
  const close = () => {
    const text = paragraph(wordsOf(words, page));
    if (text) blocks.push(text);
    words = [];
  };
  for (const node of nodes) {
    if (!isBlock(node) || isHidden(node)) {
      words.push(node);
      continue;
    }
    close();
    if (isElement(node)) blocks.push(...blockOf(node, page));
  }
  close();
  return blocks.filter(Boolean);
}

/** What would begin a heading, a list, a quotation or a table at the start of a line. */
const beginning = /^([#>+-]|=+$|-+$)/;
const numbered = /^(\d{1,9})([.)])(?=\s|$)/;

const paragraph = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean)
    .map((line) => line.replace(beginning, String.raw`\$1`).replace(numbered, String.raw`$1\$2`))
    .join('\\\n');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function blockOf(node: Element, page: PageContext): string[] {
  const { name } = node;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const text = oneLine(wordsOf(childrenIn(node), page));
    // A lesson's title is its first heading.
    return text ? [`${'#'.repeat(Math.max(2, Number(level)))} ${text}`] : [];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return [listOf(node, page)];
    case 'blockquote':
      return [prefixed(blocksOf(childrenIn(node), page).join('\n\n'), '> ', '> ')];
    case 'pre': {
      const text = textIn(node).replace(/^\n/, '').trimEnd();
      return text ? [fenced('', text)] : [];
    }
    case 'a':
    case 'video':
      return [paragraph(wordsOf([node], page))];
    case 'hr':
      return ['***'];
    case 'table':
      return tableOf(node, page);
    case 'dt':
      return [`**${oneLine(wordsOf(childrenIn(node), page)).replaceAll('**', '')}**`];
    default:
      return blocksOf(childrenIn(node), page);
  }
}

const prefixed = (text: string, first: string, later: string): string =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : later}${line}`.trimEnd())
    .join('\n');

function listOf(node: Element, page: PageContext): string {
  const start = Number(node.attribs['start'] ?? 1);
  const from = Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1;
  return childrenIn(node)
    .filter((child) => isElement(child) || textIn(child).trim() !== '')
    .map((child) => {
      const inside = isElement(child) && child.name === 'li' ? childrenIn(child) : [child];
      return blocksOf(inside, page);
    })
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => {
      const mark = node.name === 'ol' ? `${from + index}. ` : '- ';
      // A list in an item belongs to the words above it.
      const text = blocks.reduce((all, block) =>
        /^(- |\d+\. )/.test(block) ? `${all}\n${block}` : `${all}\n\n${block}`,
      );
      return prefixed(text, mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

const rowsIn = (node: ChildNode): Element[] =>
  childrenIn(node).flatMap((child) => {
    if (!isElement(child)) return [];
    if (child.name === 'tr') return [child];
    return child.name === 'table' ? [] : rowsIn(child);
  });

const cellsIn = (row: Element): Element[] =>
  childrenIn(row).filter(
    (child): child is Element => isElement(child) && (child.name === 'td' || child.name === 'th'),
  );

const mostColumns = 20;

function tableOf(table: Element, page: PageContext): string[] {
  const rows = rowsIn(table).map(cellsIn);
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const caption = childrenIn(table).find((child) => isElement(child) && child.name === 'caption');
  const above = caption ? blocksOf(childrenIn(caption), page) : [];
  // A table of one column only arranges the page.
  if (columns < 2 || columns > mostColumns)
    return [...above, ...rows.flat().flatMap((cell) => blocksOf(childrenIn(cell), page))];
  if (rows.flat().some(({ attribs }) => attribs['colspan'] || attribs['rowspan']))
    page.lost('that cells of a table were joined');
  const lines = rows.map((cells) => {
    const texts = Array.from({ length: columns }, (_, index) => {
      const cell = cells[index];
      return cell ? oneLine(wordsOf(childrenIn(cell), page)) : '';
    });
    return `| ${texts.join(' | ')} |`;
  });
  const [head = '', ...body] = lines;
  return [...above, [head, `|${' --- |'.repeat(columns)}`, ...body].join('\n')];
}
