import { recorderOf } from '#app/audit/server/face.ts';
import { addStages, requireOwnCourse, roomIn } from '#app/authoring/server/face.ts';
import { courseToChange } from '#app/courses/server/content.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { partsOf } from '#app/platform/disk-parts.ts';
import { digestOf } from '#app/platform/ids.ts';
import { turns } from '#app/platform/turns.ts';
import type { FileOnDisk } from '#app/shared/endpoint.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { cartridgeActions } from '../actions.ts';
import { cartridgeProblems, type CartridgeReport } from '../contract.ts';
import { storedFiles } from './files.service.ts';
import { saveImport, selectAnswer } from './queries.ts';
import { readPackage } from './reading.service.ts';
import { takenOver } from './stages.service.ts';

const refuse = problemsOf(cartridgeProblems);
const record = recorderOf(cartridgeActions, { also: 'author' });

interface Sent {
  id: string;
  file: FileOnDisk;
  /** Of the report that the author has seen; undefined to get one. */
  stamp?: string | undefined;
}

/**
 * Each package takes a thread and up to a few hundred MB of memory. Whoever sends the same twice at once gets
 * the answer of the first, which has stored its files.
 */
const gate = turns({ atOnce: 1, longestQueue: 8 });

/**
 * Reports what would become of each thing in a package. With the stamp of a report it adds what the
 * package has to the draft that the report was made for, once, however often it is sent.
 *
 * @throws {Problem} courses/not-found, cartridges/unreadable, cartridges/nothing,
 *   cartridges/not-as-shown, stages/too-many, drafts/too-many-lessons, server/busy
 */
export async function importCartridge(ctx: Context<Actor>, sent: Sent): Promise<CartridgeReport> {
  await requireOwnCourse(ctx, sent.id);
  return gate(() => imported(ctx, sent));
}

async function imported(ctx: Context<Actor>, { id, file, stamp }: Sent): Promise<CartridgeReport> {
  const room = await roomIn(id);
  const sent = {
    course_id: id,
    package: await digestOf(partsOf(file)),
    stamp: stamp ?? room.stamp,
  };
  if (room.stamp !== sent.stamp) return answerBefore(sent);
  const { cartridge, files } = await readPackage(file, { withFiles: stamp !== undefined });
  const common = { title: cartridge.title, version: cartridge.version, stamp: room.stamp };
  const planned = await takenOver(cartridge, room);
  if (stamp === undefined) return { ...common, ...planned.counts, report: planned.report };
  if (planned.stages.length === 0) throw refuse('cartridges/nothing');
  const { captions } = cartridge;
  const stored = await storedFiles(ctx, planned.files, { archive: file, files, captions });
  const { stages, counts, report } = await takenOver(cartridge, room, stored);
  return tx(async () => {
    const { slug } = await courseToChange(id);
    if ((await roomIn(id)).stamp !== stamp) return answerBefore(sent);
    const answer = { ...common, ...counts, report };
    await addStages(ctx, id, stages);
    await saveImport({ ...sent, answer });
    await record(ctx, {
      action: 'content/import-cartridge',
      subject: { kind: 'course', id },
      details: { slug, lessons: counts.lessons },
    });
    return answer;
  });
}

/** If the draft has changed because of this very import. @throws {Problem} cartridges/not-as-shown */
async function answerBefore(sent: Parameters<typeof selectAnswer>[0]): Promise<CartridgeReport> {
  const before = await selectAnswer(sent);
  if (!before) throw refuse('cartridges/not-as-shown');
  return before.answer;
}
