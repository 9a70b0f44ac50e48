import { Upload } from '@tus/server';
import type { Actor, Context } from '#app/platform/context.ts';
import { contentChangedSoon } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { Problem, problemsOf } from '#app/shared/problem.ts';
import { mediaProblems, type Media, type UnfinishedUpload } from '../contract.ts';
import { nameFault } from '../file-faults.ts';
import { kindOf } from '../file-kinds.ts';
import { checked } from './checks.service.ts';
import { settings } from './ports.ts';
import * as queries from './queries.ts';
import { removeFilesOf, removeOriginalOf } from './removal.service.ts';
import { itemOf, ownMedia } from './service.ts';
import type { MediaRow } from './shown-media.queries.ts';
import type { Purpose } from './tables.ts';
import { mediaStore } from './store-gateway.ts';
import { uploadsPath } from './tus-gateway.ts';

const refuse = problemsOf(mediaProblems);

type Uploader = Context<Actor>;

interface NewUpload {
  name: string;
  size: number;
  fingerprint: string;
  /**
   * For an import: the same file is not stored again, even after its upload has ended, and it waits
   * for `takeIntoLibrary`.
   */
  imported?: boolean;
}

interface Begun {
  id: string;
  address: string;
}

const addressOf = (key: string): string => `${uploadsPath}/${key}`;

/**
 * Begins an upload. The same file of the same person goes on where it stopped. Whoever knows the
 * address may send parts; only `endUpload`, which asks for the role, makes them a file of ours.
 * @throws {Problem} media/unknown-type, media/too-large, media/no-room, media/too-many-uploads
 */
export async function beginUpload(ctx: Uploader, upload: NewUpload): Promise<Begun> {
  const fault = nameFault(upload);
  if (fault) throw refuse(fault.code, { text: fault.text });
  return openUpload(ctx, upload, async () => {
    const begun = await queries.selectUnfinished(ctx.actor.uid, 'lesson', mostUnfinished);
    if (begun.length === mostUnfinished) throw refuse('media/too-many-uploads');
  });
}

/**
 * The address for the parts of a file whose name and size are right. Taking room locks its row, so
 * whoever begins the same or another waits for this one, and for what `before` counts.
 * @throws {Problem} media/no-room, and what `before` throws
 */
export async function openUpload(
  { actor: { uid }, clock }: Uploader,
  {
    name,
    size,
    fingerprint,
    imported = false,
    purpose = 'lesson',
  }: NewUpload & { purpose?: Purpose },
  before = async () => {},
): Promise<Begun> {
  const { kind = 'file', type = '' } = kindOf(name) ?? {};
  const same = () => queries.selectBegun(uid, purpose, { fingerprint, ended: imported });
  const begun = await same();
  if (begun) return { id: begun.id, address: addressOf(begun.key) };

  const id = newId();
  const key = newSecret();
  const store = await mediaStore();
  await store.uploads.create(new Upload({ id: key, size, offset: 0 }));
  try {
    const meanwhile = await tx(async () => {
      if (!(await queries.takeRoom(size, settings().quota))) throw refuse('media/no-room');
      const other = await same();
      if (other) {
        await queries.giveRoom(size);
        return other;
      }
      await before();
      await queries.insertMedia({
        id,
        owner: uid,
        kind,
        purpose,
        name,
        content_type: type,
        size,
        key,
        fingerprint,
        state: 'uploading',
        description: '',
        decorative: false,
        facts: '{}',
        chapters: '',
        created_at: clock.now(),
        waits_since: imported ? clock.now() : null,
      });
      return undefined;
    });
    if (meanwhile) {
      await store.remove(key);
      return { id: meanwhile.id, address: addressOf(meanwhile.key) };
    }
  } catch (failure) {
    await store.remove(key);
    throw failure;
  }
  return { id, address: addressOf(key) };
}

/** Of one person. */
const mostUnfinished = 50;

export const unfinishedUploads = async ({ actor }: Uploader): Promise<UnfinishedUpload[]> =>
  (await queries.selectUnfinished(actor.uid, 'lesson', mostUnfinished)).map(
    ({ created_at: begun, ...upload }) => ({ ...upload, begunAt: begun.toISOString() }),
  );

/**
 * Checks an upload that has arrived and makes it ready. One that is refused is gone.
 * @throws {Problem} media/not-found, media/incomplete, and those of `checked`
 */
export async function endUpload(ctx: Uploader, id: string): Promise<Media> {
  const row = await ownMedia(ctx, id);
  if (row.state === 'uploading')
    await finish(row, async () => {}).catch(async (failure: unknown) => {
      // Asked twice, or deleted meanwhile: what was uploaded may be gone from under us.
      const now = await queries.selectMedia(id);
      if (now?.state === 'ready') return;
      throw now || failure instanceof Problem ? failure : refuse('media/not-found');
    });
  return itemOf(ctx, id);
}

/**
 * Makes it ready, in one transaction with `work`.
 * @throws {Problem} media/incomplete, those of `checked`, and what `work` throws
 */
export async function finish<Done>(row: MediaRow, work: () => Promise<Done>): Promise<Done> {
  const { offset } = await (await mediaStore()).uploads.getUpload(row.key);
  if (offset !== row.size) throw refuse('media/incomplete');
  const found = await checked(row).catch(async (failure: unknown) => {
    if (failure instanceof Problem && Object.hasOwn(mediaProblems, failure.code))
      await discard(row.id);
    throw failure;
  });
  const facts = JSON.stringify(found.facts);
  return tx(async () => {
    const done = await work();
    const now = await queries.lockMedia(row.id);
    // Deleted meanwhile: nothing else knows of the copies.
    if (!now) await removeFilesOf({ ...row, facts: found.facts });
    // Asked twice at the same time.
    if (now?.state !== 'uploading') return done;
    await queries.updateMedia(row.id, {
      state: 'ready',
      size: found.size,
      facts,
    });
    await queries.giveRoom(row.size - found.size);
    if (row.kind === 'picture') await removeOriginalOf(row);
    await contentChangedSoon('media');
    return done;
  });
}

/** Ends an upload that is not to become anything. */
export const discard = (id: string): Promise<void> =>
  tx(async () => {
    const row = await queries.lockMedia(id);
    if (row?.state !== 'uploading') return;
    await queries.deleteMedia(id);
    await queries.giveRoom(row.size);
    await removeFilesOf(row);
  });

const week = 7 * dayMs;

const forget = defineJob({
  name: 'forget-unfinished-uploads',
  handler: async (_, { ctx }) => {
    const before = new Date(ctx.clock.now().getTime() - week);
    const forgotten = await queries.selectForgotten(before, 1000, ['lesson', 'attachment']);
    for (const { id } of forgotten) await discard(id);
  },
});
schedule(forget, '50 2 * * *');
