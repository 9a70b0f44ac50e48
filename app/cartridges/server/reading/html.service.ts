import { DomHandler, Parser } from 'htmlparser2';
import { FileFault } from './package.service.ts';

export type ChildNode = DomHandler['dom'][number];
export type Element = Extract<ChildNode, { attribs: unknown }>;
type Text = Extract<ChildNode, { nodeType: typeof textNode }>;

const deepest = 100;

/** Gives up on a page before its depth costs anything. */
class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > deepest)
      throw new FileFault(`Its HTML is nested more than ${deepest} deep.`);
    super.onopentag(name, attributes);
  }
}

/** A page from a stranger. @throws {FileFault} */
export function htmlOf(text: string): ChildNode[] {
  const handler = new ShallowHandler();
  new Parser(handler).end(text);
  return handler.dom;
}

export const isElement = (node: ChildNode): node is Element => 'attribs' in node;

const textNode = 3;
export const isText = (node: ChildNode): node is Text => node.nodeType === textNode;

export const childrenIn = (node: ChildNode): ChildNode[] =>
  'children' in node ? node.children : [];

/** Its words as they are written. */
export const textIn = (node: ChildNode): string =>
  isText(node) ? node.data : childrenIn(node).map(textIn).join('');

/** The first element of this name. */
export function elementIn(nodes: readonly ChildNode[], name: string): Element | undefined {
  for (const node of nodes) {
    if (isElement(node) && node.name === name) return node;
    const found = elementIn(childrenIn(node), name);
    if (found) return found;
  }
  return undefined;
}

const hidden = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'meta',
  'link',
]);
/** Whether nobody ever saw it. */
export const isHidden = (node: ChildNode): boolean =>
  isElement(node) ? hidden.has(node.name) : !isText(node);

const blocks = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td
  tfoot th thead tr ul video`.split(/\s+/),
);

const known = new WeakMap<ChildNode, boolean>();

/** Whether it begins on a line of its own, or something in it does. */
export function isBlock(node: ChildNode): boolean {
  // Every level of nesting asks again, so the answers are remembered.
  const before = known.get(node);
  if (before !== undefined) return before;
  const is = isElement(node) && (blocks.has(node.name) || childrenIn(node).some(isBlock));
  known.set(node, is);
  return is;
}
