import { recorderOf } from '#app/audit/server/face.ts';
import { addStages, requireOwnCourse, roomIn } from '#app/authoring/server/face.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import { takeIntoLibrary } from '#app/media/server/files.face.ts';
import { removePackage, withPackage } from '#app/media/server/packages.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { FileOnDisk } from '#app/platform/file-on-disk.ts';
import { turns } from '#app/platform/turns.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeActions } from '../actions.ts';
import { cartridgeProblems, type CartridgeReport } from '../contract.ts';
import { idsOf, storedFiles } from './files.service.ts';
import { saveImport, selectAnswer } from './queries.ts';
import { readPackage } from './reading.service.ts';
import { saveAdded, selectAdded } from './running.queries.ts';
import { requireNoneAdded, whileAdding } from './running.service.ts';
import { takenOver } from './stages.service.ts';

const refuse = problemsOf(cartridgeProblems);
const record = recorderOf(cartridgeActions, { also: 'author' });

interface Sent {
  id: string;
  /** The id of the package. */
  package: string;
  /** Of the report that the author has seen; undefined to get one. */
  stamp?: string | undefined;
}

/** Each package takes a thread, room on the disk and up to a few hundred MB of memory. */
const gate = turns({ atOnce: 1, longestQueue: 8 });

/**
 * Reports what would become of each thing in a package. With the stamp of a report it adds what the
 * package has to the draft that the report was made for, once, however often it is asked to.
 *
 * @throws {Problem} courses/not-found, media/no-package, media/incomplete, cartridges/unreadable,
 *   cartridges/nothing, cartridges/being-added, cartridges/not-as-shown, stages/too-many,
 *   drafts/too-many-lessons, server/busy
 */
export async function importCartridge(ctx: Context<Actor>, sent: Sent): Promise<CartridgeReport> {
  await requireOwnCourse(ctx, sent.id);
  // An admin may name a course that doesn't exist.
  await roomIn(sent.id);
  if (sent.stamp !== undefined) return whileAdding(ctx, sent.id, () => inTurn(ctx, sent));
  await requireNoneAdded(ctx, sent.id);
  return inTurn(ctx, sent);
}

const inTurn = (ctx: Context<Actor>, sent: Sent): Promise<CartridgeReport> =>
  gate(() =>
    withPackage(ctx, sent.package, (file) => imported(ctx, sent, file)).catch(
      async (failure: unknown) => {
        // The package is gone, and the draft has changed, if an answer of this very import was lost.
        const answer = await answerBefore(sent);
        if (answer) return answer;
        throw failure;
      },
    ),
  );

async function answerBefore({ id, package: sent, stamp }: Sent) {
  if (stamp === undefined) return undefined;
  return (await selectAnswer({ course_id: id, package: sent, stamp }))?.answer;
}

async function imported(
  ctx: Context<Actor>,
  { id, package: sent, stamp }: Sent,
  file: FileOnDisk,
): Promise<CartridgeReport> {
  const room = await roomIn(id);
  if (stamp !== undefined && room.stamp !== stamp) throw refuse('cartridges/not-as-shown');
  const { cartridge, files, digest } = await readPackage(file, { withFiles: stamp !== undefined });
  const common = { title: cartridge.title, version: cartridge.version, stamp: room.stamp };
  const planned = await takenOver(cartridge, room);
  if (stamp === undefined) {
    const added = await selectAdded(id, digest);
    const before = added && { addedAt: added.added_at.toISOString() };
    return { ...common, ...planned.counts, report: planned.report, ...before };
  }
  if (planned.stages.length === 0) throw refuse('cartridges/nothing');
  const { captions } = cartridge;
  const stored = await storedFiles(ctx, planned.files, { archive: file, files, captions });
  const { stages, counts, report, files: named } = await takenOver(cartridge, room, stored);
  return tx(async () => {
    const { slug } = await courseToChange(id);
    if ((await roomIn(id)).stamp !== stamp) throw refuse('cartridges/not-as-shown');
    const answer = { ...common, ...counts, report };
    await addStages(ctx, id, stages);
    await takeIntoLibrary(idsOf(stored, named));
    await saveImport({ course_id: id, package: sent, stamp, answer });
    const { title } = cartridge;
    await saveAdded({ course_id: id, digest, title, ...counts, added_at: ctx.clock.now() });
    await removePackage(ctx, sent);
    await record(ctx, {
      action: 'content/import-cartridge',
      subject: { kind: 'course', id },
      details: { slug, lessons: counts.lessons },
    });
    return answer;
  });
}
