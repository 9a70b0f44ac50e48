import { styleOf } from './office-remains.ts';

/** An open list, its level, and how far its items are from the margin, in points. */
interface OpenList {
  list: Element;
  level: number;
  margin: number;
}

/** Word copies a list as paragraphs that name their level, and begin with a bullet or a number. */
const listed = '[class^="MsoListParagraph"]';
const named = `p[data-style*="mso-list"], p${listed}`;
const numbered = ':is(h1, h2, h3, h4, h5, h6)[data-style*="mso-list"]';

/** Makes lists of the paragraphs that Word copied instead, with their styles in `data-style`. */
export function makeLists(root: Element): void {
  for (const heading of root.querySelectorAll<HTMLElement>(numbered)) {
    const label = takeLabel(heading);
    if (isNumber(label)) heading.prepend(`${label} `);
  }
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>(named)) {
    const level = Number(/level(\d+)/.exec(styleOf(paragraph, 'mso-list'))?.[1]);
    const [outermost] = open;
    if (!outermost || paragraph.previousElementSibling !== outermost.list) open = [];
    const margin = marginOf(paragraph);
    if (!level) {
      const item = open.findLast((each) => each.margin <= margin)?.list.lastElementChild;
      // Another paragraph of the item. The editor could not read it back after a list in that item.
      if (paragraph.matches(listed) && item && !item.querySelector('ul, ol'))
        item.append(paragraph);
      continue;
    }
    const label = takeLabel(paragraph);
    open = open.filter((each) => each.level <= level);
    const tag = isNumber(label) ? 'OL' : 'UL';
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tag) open.pop();
    if (open.at(-1)?.level !== level)
      open.push({ level, margin, list: begin(tag, label, paragraph, open) });
    const item = paragraph.ownerDocument.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

const isNumber = (label: string): boolean => /\d|\p{L}[.)]/u.test(label);

/** The margin of a list's paragraph is half an inch unless it says otherwise. */
function marginOf(paragraph: HTMLElement): number {
  const [, amount, unit = 'pt'] =
    /^(-?[\d.]+)(pt|in|cm|mm|px)?/.exec(styleOf(paragraph, 'margin-left')) ?? [];
  return amount ? Number(amount) * (points[unit] ?? 1) : 36;
}

const points: Readonly<Record<string, number>> = { in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** A new list: in the last item of the open one, else in the place of the paragraph. */
function begin(tag: string, label: string, paragraph: Element, open: readonly OpenList[]): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  const first = ordinalOf(label);
  if (tag === 'OL' && first > 1) list.setAttribute('start', String(first));
  const item = open.at(-1)?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** Of a number or a letter. A list that begins with a Roman numeral begins with the first. */
function ordinalOf(label: string): number {
  const [, number, letter] = /^\W*(?:(\d+)|([a-h])(?=[.)]))/i.exec(label) ?? [];
  return Number(number ?? (letter ? letter.toLowerCase().charCodeAt(0) - 96 : 1));
}

/** Takes the bullet or the number away, and says what it was. */
function takeLabel(paragraph: Element): string {
  const label = paragraph.querySelector('[data-style*="mso-list" i][data-style*="ignore" i]');
  const text = label?.textContent.trim() ?? '';
  label?.remove();
  return text;
}
