import { kindOf } from '#app/media/file-kinds.ts';
import { fileMark } from '../../file-marks.ts';
import type { ReadLesson } from '../../read-cartridge.ts';
import { ownPrefixes } from '../../own-prefixes.ts';
import { assessmentIn, type Assessment } from './assessment.service.ts';
import { lineOf, type Resource } from './manifest.service.ts';
import { FileFault, type Package } from './package.service.ts';
import { pageAt, titleOfPage, type ReadPage } from './page.service.ts';
import { escaped } from './words.service.ts';
import { elementAt, wordsIn, XmlFault } from './xml.service.ts';

type Content = Pick<ReadLesson, 'kind' | 'text' | 'files'> &
  Pick<ReadPage, 'captions'> &
  Assessment & {
    /** It is the practice of the lesson before it, or the quiz of its stage: our own export says so. */
    of: 'lesson' | 'stage' | undefined;
  };

/** What a lesson of it would say. @throws {FileFault} @throws {XmlFault} */
export function contentOf(
  files: Package,
  { id, path }: Resource,
  { takes, name }: { takes: 'page' | 'link' | 'file' | 'questions'; name: string },
): Content {
  if (path === undefined) throw new FileFault('It names no file.');
  if (!files.has(path))
    throw new FileFault(`The package has no ${path.slice(0, 200)}, which it names.`);
  if (takes === 'page') {
    const page = pageAt(files, path);
    return { ...alone, ...page, text: withoutTitle(page.text, name) };
  }
  if (takes === 'link') return { ...alone, text: linkIn(files, path, name) };
  if (takes === 'questions')
    return { ...alone, kind: 'practice', ...assessmentIn(files.xml(path)), of: ownerIn(id) };
  const kind = kindOf(path)?.kind;
  if (kind === undefined) throw new FileFault('We don’t take files of this type.');
  const text = fileMark(kind === 'file' ? 'link' : 'picture', 0, escaped(name));
  return { ...alone, kind: kind === 'picture' ? 'reading' : kind, text, files: [path] };
}

/** Many tools begin a page with its own title, which the lesson shows already. */
function withoutTitle(text: string, title: string): string {
  const heading = `## ${escaped(title)}\n\n`;
  return text.startsWith(heading) ? text.slice(heading.length) : text;
}

const alone: Content = {
  kind: 'reading',
  text: '',
  files: [],
  captions: [],
  practice: [],
  quiz: undefined,
  left: [],
  lost: [],
  of: undefined,
};

function ownerIn(id: string): Content['of'] {
  if (id.startsWith(ownPrefixes.practice)) return 'lesson';
  return id.startsWith(ownPrefixes.quiz) ? 'stage' : undefined;
}

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
    if (/\.xml$/i.test(file)) {
      const xml = files.xml(file);
      const title = elementAt(xml, 'assessment')?.attributes['title'];
      return lineOf(title ?? wordsIn(elementAt(xml, 'title'))) || own;
    }
    return own;
  } catch (fault) {
    if (!(fault instanceof FileFault) && !(fault instanceof XmlFault)) throw fault;
    return own;
  }
}
