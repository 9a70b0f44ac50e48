import { parseDocument } from 'yaml';
import { z } from 'zod';
import { unzipped, ZipFault } from '#app/platform/unzip.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseDeskProblems } from '../desk.contract.ts';

const refuse = problemsOf(courseDeskProblems);

const limits = { files: 2000, bytes: 8_388_608 };

const fields = z.record(z.string(), z.unknown());
const CourseFile = z.looseObject({
  sections: z.array(z.looseObject({ lessons: z.array(z.string()) })),
});

type Files = Map<string, Buffer>;

/**
 * The courses of an archive of folders as JSON, as an import reads it, which checks the rest.
 * @throws {Problem} courses/folder-unreadable
 */
export function coursesOfFolders(zip: Buffer): { courses: Record<string, unknown>[] } {
  const files = filesOf(zip);
  const found = [...files.keys()].filter((path) => /(^|\/)course\.yaml$/.test(path));
  if (found.length === 0) throw unreadable('There is no course.yaml in it.');
  const courses = found.map((path) => courseIn(files, path.slice(0, -'course.yaml'.length)));
  const [extra] = files.keys();
  if (extra !== undefined) throw unreadable(`${extra} belongs to no course.`);
  return { courses };
}

const unreadable = (words: string) =>
  refuse('courses/folder-unreadable', { text: `This folder can’t be read. ${words}` });

/** Without what a Mac adds. */
function filesOf(zip: Buffer): Files {
  try {
    return new Map(
      [...unzipped(zip, limits)].filter(
        ([path]) => !path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX'),
      ),
    );
  } catch (fault) {
    if (fault instanceof ZipFault) throw unreadable(fault.message);
    throw fault;
  }
}

function courseIn(files: Files, folder: string): Record<string, unknown> {
  // The place in the catalogue of another school says nothing here.
  const {
    sections,
    position: _,
    ...course
  } = checked(CourseFile, yamlIn(files, `${folder}course.yaml`), `${folder}course.yaml`);
  return {
    ...course,
    courseContent: sections.map(({ lessons, ...section }, index) => {
      const quiz = `${folder}quizzes/stage-${index + 1}.yaml`;
      return {
        ...section,
        lessons: lessons.map((slug) => lessonIn(files, slug, `${folder}lessons/${slug}.md`)),
        ...(files.has(quiz) && { quiz: checked(fields, yamlIn(files, quiz), quiz) }),
      };
    }),
  };
}

function lessonIn(files: Files, slug: string, path: string): Record<string, unknown> {
  const text = textIn(files, path);
  const [whole, matter] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(text) ?? [];
  if (whole === undefined || matter === undefined)
    throw unreadable(`${path} has no fields between two lines of --- at its top.`);
  const body = text
    .slice(whole.length)
    .replace(/^\r?\n/, '')
    .replace(/\r?\n$/, '');
  return { slug, ...checked(fields, parsed(matter, path), path), text: body };
}

const yamlIn = (files: Files, path: string): unknown => parsed(textIn(files, path), path);

/** Takes a file out, so that what is left belongs to no course. */
function textIn(files: Files, path: string): string {
  const file = files.get(path);
  if (!file) throw unreadable(`${path} is missing.`);
  files.delete(path);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(file);
  } catch {
    throw unreadable(`${path} is not UTF-8 text.`);
  }
}

function parsed(yaml: string, path: string): unknown {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw unreadable(`${path}, line ${error.linePos?.[0].line ?? 1}: it is not YAML.`);
  try {
    // An alias may unfold into far more than was sent.
    return document.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    throw unreadable(`${path} refers to itself.`);
  }
}

function checked<S extends z.ZodType>(schema: S, value: unknown, path: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.map(String).join(', ');
  throw unreadable(`${path}: ${place ? `${place} is missing or not a list` : 'it has no fields'}.`);
}
