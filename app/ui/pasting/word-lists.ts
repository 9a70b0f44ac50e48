/** An open list, and the level that Word gave it. */
interface OpenList {
  list: Element;
  level: number;
}

/** Word copies a list as paragraphs that name their level, and begin with a bullet or a number. */
const named = 'p[data-style*="mso-list"]';

/** Makes lists of the paragraphs that Word copied instead, with their styles in `data-style`. */
export function makeLists(root: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>(named)) {
    const level = Number(/mso-list:[^;]*level(\d+)/.exec(paragraph.dataset.style ?? '')?.[1]);
    if (!level) continue;
    const label = takeLabel(paragraph);
    const [outermost] = open;
    if (!outermost || paragraph.previousElementSibling !== outermost.list) open = [];
    open = open.filter((each) => each.level <= level);
    const tag = /[\p{L}\d][.)]/u.test(label) ? 'OL' : 'UL';
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tag) open.pop();
    if (open.at(-1)?.level !== level)
      open.push({ level, list: begin(tag, label, paragraph, open) });
    const item = paragraph.ownerDocument.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

/** A new list: in the last item of the open one, else in the place of the paragraph. */
function begin(tag: string, label: string, paragraph: Element, open: readonly OpenList[]): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  const first = /^\d+/.exec(label)?.[0];
  if (tag === 'OL' && first && first !== '1') list.setAttribute('start', first);
  const item = open.at(-1)?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** Takes the bullet or the number away, and says what it was. */
function takeLabel(paragraph: Element): string {
  const label = paragraph.querySelector('[data-style*="mso-list" i][data-style*="ignore" i]');
  const text = label?.textContent.trim() ?? '';
  label?.remove();
  return text;
}
