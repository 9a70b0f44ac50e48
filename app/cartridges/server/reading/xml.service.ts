import { SaxesParser, type SaxesAttributeNS } from 'saxes';

/** An element by its local name: every cartridge writes its own prefixes. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

/** Why a text was refused, in words for the person who sent it. */
export class XmlFault extends Error {}

const deepest = 60;
const mostElements = 100_000;
const longestAttribute = 8192;

/**
 * An XML text from a stranger. A document type is refused, so there are no entities to unfold and
 * nothing is fetched. @throws {XmlFault}
 */
export function xmlOf(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top: (XmlElement | string)[] = [];
  const open: { children: (XmlElement | string)[] }[] = [{ children: top }];
  let elements = 0;
  const add = (part: XmlElement | string) => open.at(-1)?.children.push(part);
  parser.on('error', ({ message }) => {
    throw new XmlFault(`It is not XML (${message.slice(0, 100)}).`);
  });
  parser.on('doctype', () => {
    throw new XmlFault('It has a document type, which could bring entities.');
  });
  parser.on('attribute', ({ value }) => {
    if (value.length > longestAttribute)
      throw new XmlFault(`An attribute in it has more than ${longestAttribute} characters.`);
  });
  parser.on('opentag', ({ local, attributes }) => {
    elements += 1;
    if (elements > mostElements) throw new XmlFault(`It has more than ${mostElements} elements.`);
    if (open.length > deepest) throw new XmlFault(`It is nested more than ${deepest} deep.`);
    const children: (XmlElement | string)[] = [];
    const named = Object.values<SaxesAttributeNS>(attributes).map((each): [string, string] => [
      each.local,
      each.value,
    ]);
    add({ name: local, attributes: Object.fromEntries<string>(named), children });
    open.push({ children });
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (words) => void add(words));
  parser.on('cdata', (words) => void add(words));
  parser.write(text).close();
  const root = top.find((part) => typeof part !== 'string');
  if (!root) throw new XmlFault('It is empty.');
  return root;
}

const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsIn(element).filter((child) => child.name === name) : [];

/** The first element at the end of this path. */
export const elementAt = (
  element: XmlElement | undefined,
  ...[name, ...rest]: string[]
): XmlElement | undefined =>
  name === undefined ? element : elementAt(childrenOf(element, name)[0], ...rest);

export const wordsIn = (element: XmlElement | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : wordsIn(child))).join('') ??
  '';

/** All elements of this name, however deep, in order. */
export const allOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allOf(child, name),
  ]);
