import { mostLessons } from '#app/courses/content-limits.ts';
import { captionLanguages } from '#app/media/captions.ts';
import type {
  CaptionsByVideo,
  ReadCaptions,
  ReadCartridge,
  ReadStage,
  Reported,
} from '../../read-cartridge.ts';
import { captionsIn, type NamedCaptions } from './captions.service.ts';
import { joined, type Found } from './joined.service.ts';
import { contentOf, nameOf } from './lesson.service.ts';
import { manifestOf, type Item, type Manifest, type Resource } from './manifest.service.ts';
import { FileFault, type Package } from './package.service.ts';
import { newReport } from './report.service.ts';
import { thingOf } from './things.service.ts';
import { XmlFault } from './xml.service.ts';

const longestTitle = 200;

/** A whole package as stages and lessons, with a line in the report for each thing in it. */
export function cartridgeOf(files: Package): ReadCartridge {
  const manifest = manifestOf(files);
  const reader = readerOf(files, manifest);
  const stages = [...reader.stagesOf(manifest.items), ...reader.restOf()];
  const { title, version } = manifest;
  const captions = captionsIn(files, reader.captions);
  const fileLines = reader.linesOfFiles(stages, captions);
  return { title, version, stages, report: reader.lines, fileLines, captions };
}

const titleFor = (name: string): string => name.slice(0, longestTitle).trim() || 'Untitled';

function readerOf(files: Package, { resources, title: courseTitle }: Manifest) {
  const report = newReport();
  const listed = new Set<string>();
  const named: NamedCaptions[] = [];
  const spoken = new Set<string>();
  let lessonsFound = 0;

  /** A resource as a lesson, if it can be one. `also` is what else there is to say of it. */
  function lessonOf(resource: Resource, wanted: string, also: readonly string[] = []): Found[] {
    listed.add(resource.id);
    const name = wanted || nameOf(files, resource);
    const title = titleFor(name);
    const { kind, takes, why } = thingOf(resource);
    try {
      if (takes === 'nothing') throw new FileFault(why);
      // Questions may belong to a lesson or a stage that is taken.
      if (takes !== 'questions' && lessonsFound === mostLessons)
        throw new FileFault(`A course has at most ${mostLessons} lessons.`);
      const { lost, left, captions, ...content } = contentOf(files, resource, { takes, name });
      for (const each of captions) spoken.add(each.path);
      named.push(...captions);
      lessonsFound += content.of ? 0 : 1;
      const questions = content.practice.length;
      const notes = [
        ...also,
        ...(title.length < name.length ? [`Its title was cut to ${longestTitle} characters.`] : []),
        ...(lost.length > 0 ? [`Lost: ${lost.join('; ')}.`] : []),
        ...(left.length > 0 ? ['Some of its questions were left out.'] : []),
        ...(content.text === '' && questions === 0
          ? ['It is empty: only its title was taken over.']
          : []),
      ];
      const line = report.keep();
      for (const question of left) report.tell(question);
      return [{ title, line, ...content, taken: { name: title, kind, questions, notes } }];
    } catch (fault) {
      if (!(fault instanceof FileFault) && !(fault instanceof XmlFault)) throw fault;
      const missing = [resource.path ?? ''].find((path) => path && !files.has(path));
      const lacks = missing && ` The package has no ${missing.slice(0, 200)}, which it names.`;
      const note = takes === 'nothing' ? `${fault.message}${lacks ?? ''}` : fault.message;
      report.tell({ name: title, kind, outcome: 'left', note });
      return [];
    }
  }

  /** The lessons of an entry and of everything below it. */
  function lessonsIn(item: Item, depth: number): Found[] {
    const resource = item.resource === undefined ? undefined : resources.get(item.resource);
    const name = titleFor(item.title);
    const own = resource ? lessonOf(resource, item.title) : [];
    if (!resource && item.resource !== undefined)
      report.tell({
        name,
        kind: 'Unknown',
        outcome: 'left',
        note: 'The package has no content for this entry of its outline.',
      });
    else if (!resource && item.items.length === 0)
      report.tell({
        name,
        kind: 'Heading',
        outcome: 'left',
        note: 'There is nothing in it to open.',
      });
    if (depth > 0 && item.items.length > 0)
      report.tell({
        name,
        kind: 'Folder',
        outcome: 'changed',
        note: 'Stages have no folders, so its lessons go into the stage, and its title is lost.',
      });
    return [...own, ...item.items.flatMap((each) => lessonsIn(each, depth + 1))];
  }

  /** Nothing, if it would be empty. */
  function stageWith(title: string, found: readonly Found[]): ReadStage[] {
    const { lessons, quiz } = joined(found, report);
    return lessons.length > 0 || quiz ? [{ title, lessons, quiz }] : [];
  }

  function stageOf(item: Item): ReadStage[] {
    const name = titleFor(item.title);
    const line = report.keep();
    const stages = stageWith(name, lessonsIn(item, 0));
    report.tell(
      {
        name,
        kind: 'Stage',
        ...(stages.length > 0
          ? { outcome: 'taken', note: 'A stage.' }
          : { outcome: 'left', note: 'Nothing in it can be taken over.' }),
      },
      line,
    );
    return stages;
  }

  function stagesOf(items: readonly Item[]): ReadStage[] {
    const stages: ReadStage[] = [];
    // Entries at the top that are in no folder share a stage with their neighbours.
    let loose: Found[] = [];
    const close = () => {
      stages.push(...stageWith(titleFor(courseTitle), loose));
      loose = [];
    };
    for (const item of items) {
      if (item.items.length === 0) {
        loose.push(...lessonsIn(item, 0));
        continue;
      }
      close();
      stages.push(...stageOf(item));
    }
    close();
    return stages;
  }

  /** What the outline does not list makes a last stage: some tools list nothing. */
  function restOf(): ReadStage[] {
    const rest = [...resources.values()].filter(({ id }) => !listed.has(id));
    const lessons = rest
      .filter((resource) => thingOf(resource).takes !== 'file')
      .flatMap((resource) => lessonOf(resource, '', ['The outline does not list it.']));
    return stageWith('Not in the outline', lessons);
  }

  /** Gives each remaining file a line, which says where it is used. */
  function linesOfFiles(
    stages: readonly ReadStage[],
    captions: CaptionsByVideo,
  ): Map<string, number> {
    const users = new Map<string, string>();
    for (const { title, files: named } of stages.flatMap(({ lessons }) => lessons))
      for (const path of named) if (!users.has(path)) users.set(path, title);
    const rest = [...resources.values()].filter(({ id }) => !listed.has(id));
    const paths = new Set([...users.keys(), ...rest.flatMap(({ path }) => path ?? [])]);
    return new Map(
      [...paths].map((path) => {
        const user = users.get(path);
        const name = path.split('/').at(-1) ?? path;
        const line: Reported = user
          ? { name, kind: 'File', ...usedIn(user, captions.get(path) ?? new Map()) }
          : { name, kind: 'File', ...unused(path) };
        return [path, report.tell({ ...line, name: titleFor(name) })];
      }),
    );
  }

  function unused(path: string): Pick<Reported, 'outcome' | 'note'> {
    if (spoken.has(path)) return { outcome: 'taken', note: 'Captions of a video.' };
    const note = files.has(path)
      ? 'No page that was taken over uses it.'
      : 'The package names it, but has no such file.';
    return { outcome: 'left', note };
  }

  return { lines: report.lines, captions: named, stagesOf, restOf, linesOfFiles };
}

/** What the report says of a file that a lesson uses, and of its captions. */
function usedIn(lesson: string, captions: ReadCaptions): Pick<Reported, 'outcome' | 'note'> {
  const languagesOf = (isRead: boolean) =>
    [...captions]
      .filter(([, text]) => (text !== null) === isRead)
      .map(([language]) => captionLanguages[language])
      .join(', ');
  const [read, unreadable] = [languagesOf(true), languagesOf(false)];
  return {
    outcome: unreadable ? 'changed' : 'taken',
    note: [
      `In the lesson “${lesson}”.`,
      ...(read ? [`With its captions: ${read}.`] : []),
      ...(unreadable ? [`Its captions can’t be read: ${unreadable}.`] : []),
    ].join(' '),
  };
}
