import type { SuppliedStage } from '#app/courses/course-content.ts';
import {
  contentOf,
  selectStartingCourses,
  suppliedDigests,
  suppliedTexts,
} from '#app/courses/server/content.face.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { changesBetween } from '../changes.ts';
import { identified } from '../supplied-texts.ts';
import { storedContent } from './drafts.service.ts';
import { noteSuppliedParts } from './newest-parts.service.ts';
import * as queries from './supplied.queries.ts';
import { selectVersion } from './versions.queries.ts';

interface Newest {
  digest: string;
  stages: readonly SuppliedStage[];
}

/** By folder: what content/courses says now, where some course has not answered it. */
let newest: ReadonlyMap<string, Newest> = new Map();

/** The supplied texts that a course has not answered. It costs nothing: no file is read. */
export function newerThan(answered: queries.Answered | null): Newest | undefined {
  const found = answered ? newest.get(answered.folder) : undefined;
  return found && found.digest !== answered?.digest ? found : undefined;
}

/**
 * Compares content/courses with what the school had of it before: at each start, since only an upgrade
 * changes it. Files are parsed only where their digest is new.
 */
export async function noteSuppliedTexts(): Promise<void> {
  const digests = await suppliedDigests();
  await noteStartingCourses(digests);
  const unanswered = (await queries.selectSupplied()).flatMap((row) => {
    const digest = digests.get(row.folder);
    return digest === undefined || digest === row.digest ? [] : { ...row, digest };
  });
  newest = unanswered.length > 0 ? await newerTexts(unanswered) : new Map();
  await noteSuppliedParts(new Set(digests.keys()));
}

type Unanswered = Awaited<ReturnType<typeof queries.selectSupplied>>[number];

async function newerTexts(rows: readonly Unanswered[]): Promise<ReadonlyMap<string, Newest>> {
  const found = new Map<string, Newest>();
  try {
    for (const { folder, ...row } of rows) {
      const stages = await suppliedTexts(folder);
      const before = storedContent(row.content);
      const content = identified(stages, before, newId);
      if (changesBetween(before, content).length > 0)
        found.set(folder, { digest: row.digest, stages });
      // Written in another way, they say the same.
      else await queries.updateSupplied({ ...row, content });
    }
  } catch (error) {
    log.warn({ err: error }, 'content/courses cannot be read, so no newer text is offered');
  }
  return found;
}

/** Notes the courses that came with the school, with what readers had at first. */
async function noteStartingCourses(digests: ReadonlyMap<string, string>): Promise<void> {
  const noted = new Set((await queries.selectSupplied()).map((row) => row.course_id));
  for (const { id, slugs } of await selectStartingCourses()) {
    const folder = slugs.find((slug) => digests.has(slug));
    if (noted.has(id) || folder === undefined) continue;
    const content = storedContent((await selectVersion(id, 1)) ?? (await contentOf(id)));
    await queries.insertSupplied({ course_id: id, folder, digest: '', content });
  }
}
