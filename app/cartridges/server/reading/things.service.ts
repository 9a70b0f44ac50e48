import type { Resource } from './manifest.service.ts';

/** What a resource is, in a word for its reader, and why we take none, if we take none. */
interface Thing {
  kind: string;
  takes: 'page' | 'link' | 'file' | 'questions' | 'nothing';
  why: string;
}

const nothing = (kind: string, why: string): Thing => ({ kind, takes: 'nothing', why });

/** What we know of a resource by its type and its files. */
export function thingOf({ type, path = '', files, variantOf }: Resource): Thing {
  const has = (end: string) => files.some((file) => file.endsWith(end));
  if (variantOf !== undefined)
    return nothing('Other form', 'It is another form of something that has a line of its own.');
  if (type === 'webcontent')
    return /\.x?html?$/i.test(path)
      ? { kind: 'Page', takes: 'page', why: '' }
      : { kind: 'File', takes: 'file', why: '' };
  if (type.startsWith('imswl_')) return { kind: 'Link', takes: 'link', why: '' };
  if (/^imsqti_.*\/assessment$/.test(type))
    return { kind: 'Assessment', takes: 'questions', why: '' };
  if (/^imsqti_.*\/question-bank$/.test(type))
    return nothing('Question bank', 'It belongs to no place in the course.');
  if (type.startsWith('imsdt_'))
    return nothing('Discussion', 'There are no discussions here. Learners ask under a lesson.');
  if (type.startsWith('imsbasiclti_'))
    return nothing('External tool', 'A tool of another website (LTI) can’t be opened from here.');
  if (type.startsWith('assignment_') || has('assignment_settings.xml'))
    return nothing('Assignment', 'There are no assignments here. A course may have one project.');
  if (has('.xml.qti') || has('assessment_meta.xml'))
    return nothing('Assessment settings', 'They are of the tool that made the cartridge.');
  if (type.startsWith('associatedcontent/'))
    return nothing('Other content', 'It is for the tool that made the cartridge.');
  return nothing('Unknown', `We don’t know the type “${type.slice(0, 80)}”.`);
}
