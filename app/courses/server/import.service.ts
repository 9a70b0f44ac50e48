import { setImmediate as breather } from 'node:timers/promises';
import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { courseActions } from '../actions.ts';
import { NewCourse, type NewCourseInput } from '../new-course.contract.ts';
import { courseDeskProblems, type CourseImport, type ImportFault } from '../desk.contract.ts';
import { JsonFault, readJsonLines, type LinedJson } from '../json-lines.ts';
import { selectStandingSlugs } from './desk.queries.ts';
import { courseAdder, mayCreate } from './new-course.service.ts';
import { lessonFaults, mediaNamedIn } from './new-lessons.service.ts';

const recordAdminAction = recorderOf(courseActions);

const refuse = problemsOf(courseDeskProblems);

/** Part 2 section 5. */
const most = 500;
/** A page of faults is enough to fix. */
const mostFaults = 100;
/** decisions.md ruling 7. */
const patienceMs = 30_000;

interface PastedCourse {
  index: number;
  line: number;
  course: NewCourseInput;
}

/**
 * Adds the courses of a pasted JSON array, all or none. Existing ones (by slug) stay unchanged, so
 * pasting twice adds nothing. With `dryRun` it reports what would happen, including faults, and
 * changes nothing.
 * @throws {Problem} courses/import-…
 */
export async function importCourses(
  ctx: Context<Actor>,
  { file, dryRun }: { file: Buffer; dryRun: boolean },
): Promise<CourseImport> {
  const { pasted, faults } = await readCourses(textOf(file));
  const standing = new Set(await selectStandingSlugs(pasted.map(({ course }) => course.slug)));
  const fresh = pasted.filter(({ course }) => !standing.has(course.slug));
  const found = (added: number): CourseImport => ({
    courses: pasted.map(({ index, line, course: { slug, title } }) => ({
      index,
      line,
      slug,
      title,
      exists: standing.has(slug),
    })),
    added,
    faults,
  });
  if (dryRun) return found(0);
  const [first] = faults;
  if (first)
    throw refuse('courses/import-faulty', {
      text: `Line ${first.line}: ${first.message}. Nothing was added.`,
      extra: { faults },
    });
  await mayCreate(ctx, fresh.length);
  return found(await addAll(ctx, fresh));
}

const addAll = (ctx: Context<Actor>, fresh: readonly PastedCourse[]): Promise<number> =>
  tx(async () => {
    const deadline = ctx.clock.now().getTime() + patienceMs;
    const add = await courseAdder(
      ctx,
      fresh.map(({ course }) => course.slug),
    );
    let added = 0;
    for (const { course } of fresh) {
      if (ctx.clock.now().getTime() > deadline) throw refuse('courses/import-too-slow');
      if (await add(course)) added += 1;
    }
    if (added === 0) return 0;
    await recordAdminAction(ctx, {
      action: 'course/import',
      subject: { kind: 'table', id: 'courses' },
      details: { added },
    });
    await contentChanged('courses');
    return added;
  });

/** @throws {Problem} courses/import-unreadable */
function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw refuse('courses/import-unreadable', {
      text: 'This is not UTF-8 text. Nothing was added.',
    });
  }
}

async function readCourses(
  text: string,
): Promise<{ pasted: PastedCourse[]; faults: ImportFault[] }> {
  if (text.trim() === '') throw refuse('courses/import-empty');
  const json = readJson(text);
  if (!Array.isArray(json.value)) throw refuse('courses/import-not-array');
  if (json.value.length === 0) throw refuse('courses/import-empty');
  if (json.value.length > most) throw refuse('courses/import-too-many');
  const pasted: PastedCourse[] = [];
  const faults: ImportFault[] = [];
  const firstOf = new Map<string, number>();
  const read = [];
  for (const value of json.value as unknown[]) {
    await breather();
    read.push({ value, result: NewCourse.safeParse(value) });
  }
  const media = await mediaNamedIn(read.map(({ result }) => result.data?.courseContent ?? []));
  for (const [index, { value, result }] of read.entries()) {
    const line = json.lineOf([index]);
    const slug = result.data?.slug ?? slugIn(value);
    const fault = (path: readonly PropertyKey[], message: string) =>
      faults.push({
        index,
        line: json.lineOf([index, ...path]),
        slug,
        path: path.map(String).join('.'),
        message,
      });
    for (const issue of result.error?.issues ?? []) {
      const names =
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [...issue.path, key])
          : [issue.path];
      for (const path of names) fault(path, sentence(path, issue.message));
    }
    for (const { path, message } of await lessonFaults(result.data?.courseContent ?? [], media))
      fault(path, sentence(path, message));
    const taken = slug === null ? undefined : firstOf.get(slug);
    if (taken !== undefined) fault(['slug'], `The slug ${slug} is already used on line ${taken}`);
    else if (slug !== null) firstOf.set(slug, json.lineOf([index, 'slug']));
    if (result.success) pasted.push({ index, line, course: result.data });
  }
  return {
    pasted,
    faults: [...repeatedIn(json), ...faults]
      .toSorted((one, other) => one.line - other.line)
      .slice(0, mostFaults),
  };
}

/** @throws {Problem} courses/import-unreadable, with the line where it breaks */
function readJson(text: string): LinedJson {
  try {
    return readJsonLines(text);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    throw refuse('courses/import-unreadable', {
      text: `Line ${fault.line}: ${fault.message}. Nothing was added.`,
    });
  }
}

const sentence = (path: readonly PropertyKey[], message: string): string =>
  path.length > 0
    ? `${path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(', ')}: ${lower(message)}`
    : message;
const lower = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);

function slugIn(value: unknown): string | null {
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : null;
  return typeof slug === 'string' ? slug.slice(0, 80) : null;
}

const repeatedIn = ({ repeated, value, lineOf }: LinedJson): ImportFault[] =>
  repeated.map(({ line, name }) => {
    const index = (value as unknown[]).findLastIndex((_, each) => lineOf([each]) <= line);
    return {
      index: Math.max(0, index),
      line,
      slug: null,
      path: name.slice(0, 80),
      message: `The name ${name.slice(0, 80)} appears twice`,
    };
  });
