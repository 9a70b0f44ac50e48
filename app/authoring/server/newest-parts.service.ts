import {
  digestOfPageAndProject,
  pageTextsIn,
  suppliedPageAndProject,
} from '#app/courses/server/content.face.ts';
import { log } from '#app/platform/log.ts';
import {
  partsOf,
  suppliedParts,
  type Group,
  type PageAndProject,
  type PartDigests,
} from '../supplied-parts.ts';
import * as queries from './supplied.queries.ts';
import { digestsOf } from './supplied-parts.answers.ts';

interface Newest extends PageAndProject {
  digests: Required<PartDigests>;
}

/** By folder: what content/courses says now besides lessons, where some course has not answered it. */
let newest: ReadonlyMap<string, Newest> = new Map();

/** The supplied parts that a course has not answered. It costs nothing: no file is read. */
export function newerParts(group: Group, answered: queries.Answered | null): Newest | undefined {
  const found = answered ? newest.get(answered.folder) : undefined;
  return found && partsOf[group].some((part) => found.digests[part] !== answered?.parts[part])
    ? found
    : undefined;
}

/** Compares them with what the school had before, at each start. Files are parsed only where they are new. */
export async function noteSuppliedParts(folders: ReadonlySet<string>): Promise<void> {
  const found = new Map<string, Newest>();
  try {
    for (const { course_id: courseId, folder, parts } of await queries.selectAnsweredParts()) {
      if (!folders.has(folder)) continue;
      const files = await digestOfPageAndProject(folder);
      if (files === parts.files) continue;
      const texts = await suppliedPageAndProject(folder);
      const digests = digestsOf(texts);
      const open = suppliedParts.filter((part) => digests[part] !== parts[part]);
      const ours = open.length > 0 ? await oursOf(courseId) : null;
      // What the school says already is answered.
      const same = open.filter((part) => ours?.[part] === digests[part]);
      const settled = same.length === open.length;
      await queries.updateParts(courseId, { ...picked(digests, same), ...(settled && { files }) });
      if (!settled) found.set(folder, { ...texts, digests });
    }
  } catch (error) {
    log.warn({ err: error }, 'content/courses cannot be read, so no newer page is offered');
  }
  newest = found;
}

async function oursOf(courseId: string): Promise<PartDigests | null> {
  const { course, project } = await queries.selectParts(courseId);
  return course && digestsOf({ page: pageTextsIn(course), project });
}

/** Some properties of an object. */
export const picked = <Name extends string, Whole extends Partial<Record<Name, unknown>>>(
  whole: Whole,
  names: readonly Name[],
): Partial<Pick<Whole, Name>> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Partial<Pick<Whole, Name>>;
