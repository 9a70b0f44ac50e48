import { mostThings } from '../../cartridge-limits.ts';
import { FileFault, PackageFault, type Package } from './package.service.ts';
import { allOf, childrenOf, elementAt, wordsIn, XmlFault, type XmlElement } from './xml.service.ts';

/** An entry of the outline. */
export interface Item {
  title: string;
  resource: string | undefined;
  items: readonly Item[];
}

export interface Resource {
  id: string;
  type: string;
  /** The file that is opened; for some types the first that it names. */
  path: string | undefined;
  files: readonly string[];
  /** It is another form of this one, such as the page of an assignment. */
  variantOf: string | undefined;
}

export interface Manifest {
  title: string;
  version: string;
  items: readonly Item[];
  resources: ReadonlyMap<string, Resource>;
}

const file = 'imsmanifest.xml';

/** @throws {PackageFault} */
export function manifestOf(files: Package): Manifest {
  if (!files.has(file))
    throw new PackageFault(`There is no ${file} at its top, so it is not a Common Cartridge.`);
  const root = rootOf(files);
  const version = versionOf(root);
  const resources = childrenOf(elementAt(root, 'resources'), 'resource').map(resourceOf);
  const organization = elementAt(root, 'organizations', 'organization');
  const entries = organization ? allOf(organization, 'item').length : 0;
  if (entries + resources.length > mostThings)
    throw new PackageFault(`It lists more than ${mostThings} things. Export it in parts.`);
  const top = childrenOf(organization, 'item').map(itemOf);
  const [root1, ...others] = top;
  return {
    title: titleOf(root),
    version,
    // The standard has one entry around all others, which is not shown.
    items: root1 && others.length === 0 && !root1.resource ? root1.items : top,
    resources: new Map(resources.map((resource) => [resource.id, resource])),
  };
}

function rootOf(files: Package): XmlElement {
  try {
    const root = files.xml(file);
    if (root.name !== 'manifest') throw new XmlFault('It is not a manifest.');
    return root;
  } catch (fault) {
    if (!(fault instanceof FileFault) && !(fault instanceof XmlFault)) throw fault;
    throw new PackageFault(`Its ${file} can’t be read. ${fault.message}`);
  }
}

function versionOf(root: XmlElement): string {
  const schema = wordsIn(elementAt(root, 'metadata', 'schema')).trim();
  const version = wordsIn(elementAt(root, 'metadata', 'schemaversion')).trim();
  const [, read] = /^(1\.[123])(\.\d+)?$/.exec(version) ?? [];
  if (!/^(IMS|1EdTech) Common Cartridge$/.test(schema) || read === undefined)
    throw new PackageFault(
      `It says it is ${`“${schema} ${version}”`.slice(0, 100)}. We read Common Cartridge 1.1, 1.2 and 1.3.`,
    );
  return read;
}

/** A line of text: what our own titles are. */
export const lineOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const titleOf = (root: XmlElement): string =>
  lineOf(wordsIn(elementAt(root, 'metadata', 'lom', 'general', 'title', 'string'))).slice(0, 200);

const itemOf = (item: XmlElement): Item => ({
  title: lineOf(wordsIn(elementAt(item, 'title'))),
  resource: item.attributes['identifierref'],
  items: childrenOf(item, 'item').map(itemOf),
});

function resourceOf(resource: XmlElement): Resource {
  const { identifier = '', type = '', href } = resource.attributes;
  const files = childrenOf(resource, 'file').map((each) => pathOf(each.attributes['href'] ?? ''));
  const variantOf = elementAt(resource, 'variant')?.attributes['identifierref'];
  return { id: identifier, type, path: href ? pathOf(href) : files[0], files, variantOf };
}

/** A place in the package: some tools write it as part of an address. */
export function pathOf(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
