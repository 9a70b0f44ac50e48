import { z } from 'zod';
import { unzipped, ZipFault } from '#app/platform/unzip.ts';
import { yamlIn } from '#app/platform/yaml.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseDeskProblems } from '../desk.contract.ts';

const refuse = problemsOf(courseDeskProblems);

const limits = { files: 2000, bytes: 8_388_608, ratio: 200 };
/** Characters of one YAML text, and how long all of them together may take. */
const longestYaml = 262_144;
const seconds = 20;

const fields = z.record(z.string(), z.unknown());
const CourseFile = z.looseObject({
  sections: z.array(z.looseObject({ lessons: z.array(z.string()) })),
});

/** What a file says; of a lesson or a project, also the text below its fields. */
interface Said {
  value: unknown;
  body: string;
}

type Files = Map<string, Said>;

/**
 * The courses of an archive of folders as JSON, as an import reads it, which checks the rest.
 * @throws {Problem} courses/folder-unreadable
 */
export async function coursesOfFolders(
  zip: Buffer,
): Promise<{ courses: Record<string, unknown>[] }> {
  const unread = filesOf(zip);
  const found = [...unread.keys()].filter((path) => /(^|\/)course\.yaml$/.test(path));
  if (found.length === 0) throw unreadable('There is no course.yaml in it.');
  const files = await saidIn(unread);
  const courses = found.map((path) => courseIn(files, path.slice(0, -'course.yaml'.length)));
  const [extra] = files.keys();
  if (extra !== undefined) throw unreadable(`${extra} belongs to no course.`);
  return { courses };
}

const unreadable = (words: string) =>
  refuse('courses/folder-unreadable', { text: `This folder can’t be read. ${words}` });

/** Without what a Mac adds. */
function filesOf(zip: Buffer): Map<string, Buffer> {
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
  } = checked(CourseFile, takenFrom(files, `${folder}course.yaml`).value, `${folder}course.yaml`);
  const project = `${folder}project.md`;
  return {
    ...course,
    ...(files.has(project) && { project: projectIn(files, project) }),
    courseContent: sections.map(({ lessons, ...section }, index) => {
      const quiz = `${folder}quizzes/stage-${index + 1}.yaml`;
      return {
        ...section,
        lessons: lessons.map((slug) => lessonIn(files, slug, `${folder}lessons/${slug}.md`)),
        ...(files.has(quiz) && { quiz: checked(fields, takenFrom(files, quiz).value, quiz) }),
      };
    }),
  };
}

function lessonIn(files: Files, slug: string, path: string): Record<string, unknown> {
  const { value, body } = takenFrom(files, path);
  return { slug, ...checked(fields, value, path), text: body };
}

function projectIn(files: Files, path: string): Record<string, unknown> {
  const { value, body } = takenFrom(files, path);
  return { ...checked(fields, value, path), brief: body };
}

/** Takes a file from the pile: whatever is left at the end belongs to no course. */
function takenFrom(files: Files, path: string): Said {
  const said = files.get(path);
  if (!said) throw unreadable(`${path} is missing.`);
  files.delete(path);
  return said;
}

async function saidIn(files: Map<string, Buffer>): Promise<Files> {
  const parts = [...files].map(([path, file]) => ({ path, ...partsOf(file, path) }));
  for (const { path, yaml } of parts)
    if (yaml.length > longestYaml)
      throw unreadable(`${path} has more than ${longestYaml / 1024} KB of YAML.`);
  const answers = await yamlIn(
    parts.map(({ path, yaml }) => ({ path, text: yaml })),
    { seconds },
  );
  if (!answers) throw unreadable('Its YAML takes too much time or memory.');
  const bodies = new Map(parts.map(({ path, body }) => [path, body]));
  return new Map(
    answers.map((answer) => {
      const { path } = answer;
      if ('fault' in answer) throw unreadable(`${path}, ${answer.fault}`);
      return [path, { value: answer.value, body: bodies.get(path) ?? '' }];
    }),
  );
}

function partsOf(file: Buffer, path: string): { yaml: string; body: string } {
  if (!/(^|\/)(course\.yaml|project\.md|quizzes\/[^/]+\.yaml|lessons\/[^/]+\.md)$/.test(path))
    return { yaml: '', body: '' };
  const text = textIn(file, path);
  if (path.endsWith('.yaml')) return { yaml: text, body: '' };
  const [whole, matter] = /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(text) ?? [];
  if (whole === undefined || matter === undefined)
    throw unreadable(`${path} has no fields between two lines of --- at its top.`);
  const body = text
    .slice(whole.length)
    .replace(/^\r?\n/, '')
    .replace(/\r?\n$/, '');
  return { yaml: matter, body };
}

function textIn(file: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(file);
  } catch {
    throw unreadable(`${path} is not UTF-8 text.`);
  }
}

function checked<S extends z.ZodType>(schema: S, value: unknown, path: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.map(String).join(', ');
  throw unreadable(`${path}: ${place ? `${place} is missing or not a list` : 'it has no fields'}.`);
}
