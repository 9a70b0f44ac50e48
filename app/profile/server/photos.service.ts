import { updatePerson } from '#app/accounts/server/people.face.ts';
import {
  keepPersonalFile,
  personalFile,
  removePersonalFile,
} from '#app/media/server/personal-files.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { newId } from '#app/platform/ids.ts';
import { PictureRefused, type PictureFault } from '#app/platform/picture-source.ts';
import { squarePictures } from '#app/platform/square-picture.ts';
import { photoAddress, photoSize, smallPhotoSize } from '#app/shared/photo-address.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { photoProblems } from '../contract.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(photoProblems);
const codes = {
  'unknown-format': 'photo/unsupported-type',
  damaged: 'photo/unreadable',
  'too-many-pixels': 'photo/too-many-pixels',
} as const satisfies Record<PictureFault, keyof typeof photoProblems>;

/**
 * Re-encodes the uploaded picture and makes it the actor's photo, replacing the earlier one.
 * Returns its address.
 * @throws {Problem} photo/unsupported-type, photo/unreadable, photo/too-many-pixels, server/busy
 */
export async function setPhoto(ctx: Context<Actor>, upload: Buffer): Promise<string> {
  const { uid } = ctx.actor;
  const [picture, small] = await squarePictures(upload, [photoSize, smallPhotoSize]).catch(
    (error: unknown) => {
      throw error instanceof PictureRefused ? refuse(codes[error.fault]) : error;
    },
  );
  if (!picture || !small) throw new Error('A picture was drawn in fewer sizes than asked for');
  const name = newId();
  const photoURL = photoAddress(name);
  await keepPersonalFile(ctx, fileOf(uid, { picture, small }), async (media_id) => {
    // The person's row first, so that concurrent changes of the same photo wait for it.
    await updatePerson(ctx, { uid, photoURL });
    const before = await queries.lockPhoto(uid);
    await queries.putPhoto({ uid, name, media_id, uploaded_at: ctx.clock.now() });
    if (before?.media_id) await removePersonalFile(before.media_id);
  });
  return photoURL;
}

const fileOf = (owner: string, { picture, small }: { picture: Buffer; small: Buffer }) => ({
  owner,
  name: 'photo.webp',
  bytes: {
    photo: [
      { width: smallPhotoSize, bytes: small },
      { width: photoSize, bytes: picture },
    ],
  },
});

/** Removes a person's photo, if there is one. */
export const removePhoto = (ctx: Context, uid: string): Promise<void> =>
  tx(async () => {
    await updatePerson(ctx, { uid, photoURL: null });
    await erasePhoto(uid);
  });

/** The same without the person's row. */
export const erasePhoto = (uid: string): Promise<void> =>
  tx(async () => {
    const photo = await queries.lockPhoto(uid);
    await queries.deletePhoto(uid);
    if (photo?.media_id) await removePersonalFile(photo.media_id);
  });

/** The WebP at an address, in its large or small form. */
export const photoAt = async (
  name: string,
  form: { small: boolean },
): Promise<Buffer | undefined> => bytesOf(await queries.photoNamed(name), form);

/** A photo's bytes, in its large or small form. */
export async function bytesOf(
  photo: queries.PhotoRow | undefined,
  { small }: { small: boolean },
): Promise<Buffer | undefined> {
  if (!photo?.media_id) return (small ? photo?.small : photo?.picture) ?? undefined;
  return personalFile(photo.media_id, small ? smallPhotoSize : photoSize);
}

/** Photos were in the database once. */
const move = defineJob({
  name: 'move-photos',
  handler: async (_, { ctx, signal }) => {
    while (!signal.aborted) {
      const photo = await queries.photoToMove();
      const { uid, name, picture, small, uploaded_at } = photo ?? {};
      if (!uid || !name || !picture || !small || !uploaded_at) break;
      await keepPersonalFile(ctx, fileOf(uid, { picture, small }), async (media_id) => {
        const now = await queries.lockPhoto(uid);
        if (now?.name !== name || now.media_id) throw new Error(`The photo of ${uid} has changed`);
        await queries.putPhoto({ uid, name, media_id, uploaded_at });
      });
    }
  },
});
schedule(move, '5 * * * *');
