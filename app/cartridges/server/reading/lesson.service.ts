import { kindOf } from '#app/media/file-kinds.ts';
import { fileMark } from '../../file-marks.ts';
import type { ReadLesson } from '../../read-cartridge.ts';
import { lineOf, type Resource } from './manifest.service.ts';
import { FileFault, type Package } from './package.service.ts';
import { pageAt, titleOfPage } from './page.service.ts';
import { escaped } from './words.service.ts';
import { elementAt, wordsIn, XmlFault } from './xml.service.ts';

type Content = Pick<ReadLesson, 'kind' | 'text' | 'files'> & { lost: readonly string[] };

/** What a lesson of it would say. @throws {FileFault} @throws {XmlFault} */
export function contentOf(
  files: Package,
  { path }: Resource,
  { takes, name }: { takes: 'page' | 'link' | 'file'; name: string },
): Content {
  if (path === undefined) throw new FileFault('It names no file.');
  if (!files.has(path))
    throw new FileFault(`The package has no ${path.slice(0, 200)}, which it names.`);
  if (takes === 'page') return { kind: 'reading', ...pageAt(files, path) };
  if (takes === 'link') return { kind: 'reading', text: linkIn(files, path, name), ...alone };
  const kind = kindOf(path)?.kind;
  if (kind === undefined) throw new FileFault('We don’t take files of this type.');
  if (kind === 'video')
    throw new FileFault('Videos are checked while they are uploaded: do it at the desk.');
  const text = fileMark(kind === 'picture' ? 'picture' : 'link', 0, escaped(name));
  return { kind: kind === 'file' ? 'file' : 'reading', text, files: [path], lost: [] };
}

const alone = { files: [], lost: [] };

function linkIn(files: Package, path: string, name: string): string {
  const address = elementAt(files.xml(path), 'url')?.attributes['href']?.trim() ?? '';
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new FileFault('Its address is not one of a web page.');
  const target = new URL(address).href.replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${escaped(name)}](${target})`;
}

/** What a resource that the outline does not list is called in its own file, else its file's name. */
export function nameOf(files: Package, { id, path, files: all }: Resource): string {
  const file = path ?? all[0];
  if (file === undefined) return id;
  const own = file.split('/').at(-1) ?? file;
  try {
    if (/\.x?html?$/i.test(file)) return titleOfPage(files.text(file)) || own;
    if (/\.xml$/i.test(file)) return lineOf(wordsIn(elementAt(files.xml(file), 'title'))) || own;
    return own;
  } catch (fault) {
    if (!(fault instanceof FileFault) && !(fault instanceof XmlFault)) throw fault;
    return own;
  }
}
