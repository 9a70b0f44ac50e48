import { findQuote, quoteAt, spaced, type TextQuote } from '../text-quote.ts';

/** The texts of a lesson, without its practice. */
const textsIn = (lesson: Element): Element[] => [
  ...lesson.querySelectorAll(':scope > .lesson-text'),
];

interface Stretch {
  node: Text;
  /** Where it begins in the whole text. */
  from: number;
}

/** The whole text of a lesson, and the nodes that it is made of. */
function wholeOf(lesson: Element): { text: string; stretches: Stretch[] } {
  const stretches: Stretch[] = [];
  let text = '';
  for (const part of textsIn(lesson)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      stretches.push({ node: node as Text, from: text.length });
      text += (node as Text).data;
    }
    text += '\n';
  }
  return { text, stretches };
}

/** The lesson's text on this page, in which passages are found; empty if there is none. */
export function lessonOnPage(): string {
  const lesson = document.querySelector('main > .lesson');
  return lesson ? wholeOf(lesson).text : '';
}

/** The passage that is selected; undefined if nothing of the lesson's text is. */
export function selectedQuote(lesson: Element): TextQuote | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { text, stretches } = wholeOf(lesson);
  const inside = stretches.filter(({ node }) => range.intersectsNode(node));
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return undefined;
  const from = first.from + (range.startContainer === first.node ? range.startOffset : 0);
  const to = last.from + (range.endContainer === last.node ? range.endOffset : last.node.length);
  return quoteAt(spaced(text), from, to);
}

export interface Passage {
  id: string;
  quote: TextQuote;
}

const markName = 'lesson-mark';

/** Draws the passages whose words are still in the lesson, instead of those drawn before. */
export function drawPassages(lesson: Element, passages: readonly Passage[]): void {
  for (const mark of lesson.querySelectorAll(`mark.${markName}`)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
  for (const { id, quote } of passages) {
    const { text, stretches } = wholeOf(lesson);
    const place = findQuote(spaced(text), quote);
    if (place) for (const stretch of stretches) drawIn(stretch, place, id);
  }
}

function drawIn({ node, from }: Stretch, place: { from: number; to: number }, id: string): void {
  const start = Math.max(0, place.from - from);
  const end = Math.min(node.length, place.to - from);
  // Between two blocks there is nothing to see.
  if (start >= end || !node.data.slice(start, end).trim()) return;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const mark = document.createElement('mark');
  mark.className = markName;
  mark.dataset['note'] = id;
  range.surroundContents(mark);
}

/**
 * The note whose highlight is here; of several on top of each other, the last. A link or a button
 * inside a highlight does what it does elsewhere.
 */
export function noteAt(place: EventTarget | null): string | undefined {
  if (!(place instanceof Element) || place.closest('a, button, summary, label')) return undefined;
  return place.closest<HTMLElement>(`mark.${markName}`)?.dataset['note'];
}

const markOf = (lesson: Element, note: string): HTMLElement | null =>
  lesson.querySelector(`mark[data-note="${CSS.escape(note)}"]`);

/** The one of these passages that is drawn where its words are selected. */
export const selectedPassage = (
  lesson: Element,
  selected: TextQuote,
  passages: readonly Passage[],
): Passage | undefined =>
  passages.find(({ id, quote }) => {
    const mark = quote.words === selected.words && markOf(lesson, id);
    return mark && document.getSelection()?.containsNode(mark, true);
  });

/** Shows the passage of a note. False if it isn't drawn. */
export function showPassage(lesson: Element, note: string): boolean {
  const mark = markOf(lesson, note);
  if (!mark) return false;
  mark.tabIndex = -1;
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
  return true;
}

const blockTags = 'p, li, h2, h3, h4, blockquote, pre, td';
const blocksIn = (lesson: Element): Element[] =>
  textsIn(lesson).flatMap((part) =>
    [...part.querySelectorAll(blockTags)].filter((block) => !block.querySelector(blockTags)),
  );

const isInSight = (block: Element): boolean => {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > innerHeight / 8 && top < innerHeight;
};

/** Selects the block of text after this one, or the first one in sight, and returns it. */
export function selectBlock(lesson: Element, after: Element | undefined): Element | undefined {
  const blocks = blocksIn(lesson);
  const next =
    after && isInSight(after) ? blocks[blocks.indexOf(after) + 1] : blocks.find(isInSight);
  if (!next) return undefined;
  document.getSelection()?.selectAllChildren(next);
  next.scrollIntoView({ block: 'nearest' });
  return next;
}
