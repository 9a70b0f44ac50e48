import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { atDesk } from './author-desk.ts';

/** An admin at the desk of a course, which they export as a Common Cartridge. */
export async function atExport() {
  const desk = await atDesk();
  const { app, admin } = desk;
  const exported = async (token = admin) =>
    app.call('GET', `/authoring/courses/${desk.id}/cartridge`, { token });
  return { ...desk, exported };
}

/**
 * Reads a package as the specification of Common Cartridge 1.3 describes it, with none of our
 * reader: the zip is opened by fflate, and its XML is read by htmlparser2.
 */
export function readAsSpecified(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const xmlAt = (path: string) => {
    const file = files[path];
    if (!file) throw new Error(`${path} is missing`);
    return parseDocument(strFromU8(file), { xmlMode: true });
  };
  const all = (within: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string) =>
    DomUtils.getElementsByTagName(name, within, true);
  const manifest = xmlAt('imsmanifest.xml');
  const [root] = all(manifest.children, 'manifest');
  const words = (name: string) =>
    all(manifest.children, name).map((each) => DomUtils.textContent(each));
  const resources = new Map(
    all(manifest.children, 'resource').map(({ attribs, children }) => [
      attribs['identifier'] ?? '',
      {
        type: attribs['type'],
        href: attribs['href'],
        files: all(children, 'file').map((file) => decodeURI(file.attribs['href'] ?? '')),
        needs: all(children, 'dependency').map((each) => each.attribs['identifierref'] ?? ''),
      },
    ]),
  );
  return { files, xmlAt, all, root, words, resources, items: all(manifest.children, 'item') };
}
