import { recorderOf } from '#app/audit/server/face.ts';
import { addStages, requireOwnCourse, roomIn } from '#app/authoring/server/face.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeActions } from '../actions.ts';
import { cartridgeProblems, type CartridgeReport } from '../contract.ts';
import { storedFiles } from './files.service.ts';
import { readPackage } from './reading.service.ts';
import { takenOver } from './stages.service.ts';

const refuse = problemsOf(cartridgeProblems);
const record = recorderOf(cartridgeActions, { also: 'author' });

/**
 * Adds what a package has to the draft of a course, and reports what became of each thing in it.
 * With `dryRun` it changes nothing.
 *
 * @throws {Problem} courses/not-found, cartridges/unreadable, cartridges/nothing, stages/too-many,
 *   drafts/too-many-lessons, server/busy
 */
export async function importCartridge(
  ctx: Context<Actor>,
  { id, file, dryRun }: { id: string; file: Buffer; dryRun: boolean },
): Promise<CartridgeReport> {
  await requireOwnCourse(ctx, id);
  const room = await roomIn(id);
  const { cartridge, files } = await readPackage(file, { withFiles: !dryRun });
  const { title, version } = cartridge;
  const planned = await takenOver(cartridge, room);
  if (dryRun) return { title, version, ...planned.counts, report: planned.report };
  if (planned.stages.length === 0) throw refuse('cartridges/nothing');
  const stored = await storedFiles(ctx, planned.files, files);
  const { stages, counts, report } = await takenOver(cartridge, room, stored);
  await tx(async () => {
    const { slug } = await courseToChange(id);
    await addStages(ctx, id, stages);
    await record(ctx, {
      action: 'content/import-cartridge',
      subject: { kind: 'course', id },
      details: { slug, lessons: counts.lessons },
    });
  });
  return { title, version, ...counts, report };
}
